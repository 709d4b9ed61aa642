import { expect, it } from 'vitest';
import { drawPicture, readDocument, withPicture } from './picture.ts';

it('the picture of the architecture shows the imports of today (npx node tests/architecture/picture.ts)', () => {
  expect(readDocument()).toBe(withPicture(readDocument(), drawPicture()));
});
