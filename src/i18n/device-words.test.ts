import { expect, it } from 'vitest';
import { createTranslate } from '#src/cms/http/texts-in.ts';
import { BROWSERS, SYSTEMS } from '#src/rules/device/device-of-agent.ts';
import { deviceInWords } from './device-words.ts';

it('tells a device in plain words', () => {
  expect(deviceInWords({ browser: 'firefox', system: 'windows' }, createTranslate('nl'))).toBe(
    'Firefox op een Windows-computer',
  );
  expect(deviceInWords({ browser: 'safari', system: 'iphone' }, createTranslate('en'))).toBe('Safari on an iPhone');
  expect(deviceInWords({ browser: null, system: null }, createTranslate('nl'))).toBe(
    'Een andere browser op een onbekend toestel',
  );
});

it.each(['nl', 'en'] as const)('has words for every name that is kept of a device (%s)', (language) => {
  for (const browser of [...BROWSERS, null])
    for (const system of [...SYSTEMS, null])
      expect(deviceInWords({ browser, system }, createTranslate(language))).toMatch(/^[\p{L} ]+ (op|on) [\p{L} -]+$/u);
});
