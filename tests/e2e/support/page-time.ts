import type { Page } from '@playwright/test';

/** Sets the Date header of every response to the page's clock, in the page. */
function answerInOwnTime(): void {
  const { get } = Headers.prototype;
  Headers.prototype.get = function (this: Headers, name: string) {
    return name.toLowerCase() === 'date' ? new Date().toUTCString() : get.call(this, name);
  };
}

/** Moves the clock of a page together with the Date of its responses, so that device and server agree. */
export async function movePage(page: Page, moment: Date, { isRunning = false } = {}): Promise<void> {
  await page.addInitScript(answerInOwnTime);
  await page.evaluate(answerInOwnTime);
  await (isRunning ? page.clock.install({ time: moment }) : page.clock.setFixedTime(moment));
}
