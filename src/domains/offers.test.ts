import { expect, test } from 'vitest';
import { offersOf } from './offers.ts';

test.each([
  [{ hardMoment: true, urgeLog: true, reminders: true }, ['hardMoment', 'urgeLog', 'reminders']],
  [{ hardMoment: true, urgeLog: false, reminders: true }, ['hardMoment', 'reminders']],
  [{ hardMoment: true, urgeLog: true, reminders: false }, ['hardMoment', 'urgeLog']],
  [{ hardMoment: false, urgeLog: true, reminders: true }, []],
])('of %j is offered: %j', (settings, parts) => {
  const offered = Object.entries(offersOf(settings)).flatMap(([part, isOffered]) => (isOffered ? [part] : []));
  expect(offered).toEqual(parts);
});
