import type { Page } from '@playwright/test';
import { expect } from './story.ts';

/** Marks later pages when they have finished removing old service workers. */
export const watchSweep = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const registrations = ServiceWorkerContainer.prototype.getRegistrations;
    ServiceWorkerContainer.prototype.getRegistrations = async function getRegistrations() {
      const serviceWorkerRegistrations = await registrations.call(this);
      document.documentElement.dataset.swept = '';
      return serviceWorkerRegistrations;
    };
  });

/** Waits until the page has removed old service workers: later registrations remain until the next page. */
export const createSweep = (page: Page): Promise<void> => expect(page.locator('html[data-swept]')).toBeAttached();
