import type { Page } from '@playwright/test';
import { makeClock } from '#tests/support/set-clock.ts';
import { withOwnProduct } from './own-product.ts';
import { movePage } from './page-time.ts';
import { test } from './story.ts';

/** Moves to ten in the morning of a date in Amsterdam, in winter time: the product, and the browser of a page. */
export type MoveTo = (page: Page, date: string) => Promise<void>;

/** Starts a separate product with a movable clock for the stories of this file; they run in sequence. */
export function withMovedTime(): MoveTo {
  const clock = makeClock();
  withOwnProduct({ ...clock.environment });
  test.afterAll(clock.remove);
  return async (page, date) => {
    const moment = new Date(`${date}T10:00:00+01:00`);
    clock.setTo(moment);
    await movePage(page, moment);
  };
}
