import { expect, it } from 'vitest';
import { iconNodes } from './generate.ts';
import { ICONS } from './icons.ts';

it('holds what lucide-static holds: else run node src/ui/icon/generate.ts and format', () => {
  expect(ICONS).toEqual(iconNodes());
});
