import { expect, test } from 'vitest';
import { resolveFeatures } from './offers.ts';

test.each([
  [
    { hardMoment: true, urgeLog: true, reminders: true, lookingWeek: true },
    ['hardMoment', 'urgeLog', 'reminders', 'lookingWeek'],
  ],
  [
    { hardMoment: true, urgeLog: false, reminders: true, lookingWeek: true },
    ['hardMoment', 'reminders', 'lookingWeek'],
  ],
  [{ hardMoment: true, urgeLog: true, reminders: false, lookingWeek: true }, ['hardMoment', 'urgeLog', 'lookingWeek']],
  [{ hardMoment: false, urgeLog: true, reminders: true, lookingWeek: true }, ['lookingWeek']],
])('of %j is offered: %j', (settings, parts) => {
  const offers = Object.entries(resolveFeatures(settings)).flatMap(([part, isFeatureEnabled]) =>
    isFeatureEnabled ? [part] : [],
  );
  expect(offers).toEqual(parts);
});
