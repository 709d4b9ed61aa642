import { expect, it } from 'vitest';
import { createTranslate } from '#src/cms/http/create-translate.ts';
import { BROWSERS, OPERATING_SYSTEMS } from '#src/rules/device/parse-user-agent.ts';
import { formatDevice } from './format-device.ts';

it('tells a device in plain words', () => {
  expect(formatDevice({ browser: 'firefox', system: 'windows' }, createTranslate('nl'))).toBe(
    'Firefox op een Windows-computer',
  );
  expect(formatDevice({ browser: 'safari', system: 'iphone' }, createTranslate('en'))).toBe('Safari on an iPhone');
  expect(formatDevice({ browser: null, system: null }, createTranslate('nl'))).toBe(
    'Een andere browser op een onbekend toestel',
  );
});

it.each(['nl', 'en'] as const)('has words for every name that is kept of a device (%s)', (language) => {
  for (const browser of [...BROWSERS, null])
    for (const system of [...OPERATING_SYSTEMS, null])
      expect(formatDevice({ browser, system }, createTranslate(language))).toMatch(/^[\p{L} ]+ (op|on) [\p{L} -]+$/u);
});
