import type { Page } from '@playwright/test';
import { expect } from './story.ts';

/** Makes the pages to come say when they have looked for service workers to take away. */
export const watchSweep = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const registrations = ServiceWorkerContainer.prototype.getRegistrations;
    ServiceWorkerContainer.prototype.getRegistrations = async function getRegistrations() {
      const found = await registrations.call(this);
      document.documentElement.dataset.swept = '';
      return found;
    };
  });

/** The start-up of the page is over: what is registered from now on stays until the next page. */
export const swept = (page: Page): Promise<void> => expect(page.locator('html[data-swept]')).toBeAttached();
