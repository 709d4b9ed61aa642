import { expect, it } from 'vitest';
import { deviceInWords } from './device-words.ts';

it('tells a device in plain words', () => {
  expect(deviceInWords({ browser: 'firefox', system: 'windows' }, 'nl')).toBe('Firefox op een Windows-computer');
  expect(deviceInWords({ browser: 'safari', system: 'iphone' }, 'en')).toBe('Safari on an iPhone');
  expect(deviceInWords({ browser: null, system: null }, 'nl')).toBe('Een andere browser op een onbekend toestel');
});
