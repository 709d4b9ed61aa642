import { expect, it } from 'vitest';
import { getSpriteVersion, readIconNodes } from './generate.ts';
import { ICONS } from './icons.ts';
import { SPRITE_FILE } from './sprite.ts';

it('holds what @iconify-json/lucide holds: else run node src/ui/icon/generate.ts and format', () => {
  expect(ICONS).toEqual(readIconNodes());
});

it('names the file of the icons after what is in it', () => {
  expect(SPRITE_FILE).toBe(`icons.${getSpriteVersion()}`);
});
