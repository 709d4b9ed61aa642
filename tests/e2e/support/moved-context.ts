import { readFileSync } from 'node:fs';
import type { BrowserContext } from '@playwright/test';

/** Sets the clock ahead in the page, and the Date header of every response to it. */
function moveClock(daysAhead: number): void {
  const { Date: MachineDate } = window;
  const getNow = () => MachineDate.now() + daysAhead;
  window.Date = new Proxy(MachineDate, {
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length === 0 ? [getNow()] : values, newTarget),
    get: (target, name, receiver) => (name === 'now' ? getNow : Reflect.get(target, name, receiver)),
  });
  const { get } = Headers.prototype;
  Headers.prototype.get = function (this: Headers, name: string) {
    return name.toLowerCase() === 'date' ? new Date().toUTCString() : get.call(this, name);
  };
}

/** Moves the clock of every page of a context by the offset of `npm run clocks`. */
export async function moveContext(context: BrowserContext): Promise<void> {
  const file = process.env.CLOCK_FILE;
  if (file !== undefined) await context.addInitScript(moveClock, Number(readFileSync(file, 'utf8')));
}
