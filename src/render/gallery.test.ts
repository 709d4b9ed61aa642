import { expect, it } from 'vitest';
import { lowerHeadings, renderGalleryExample } from './gallery.ts';

it('lets the headings of an example follow on those of its place, whatever they are in the page', () => {
  expect(lowerHeadings(3, '<h1>a</h1><h2 id="b">b</h2>')).toBe(
    '<h1 aria-level="4">a</h1><h2 aria-level="5" id="b">b</h2>',
  );
});

it('skips no level where the example itself does', () => {
  expect(lowerHeadings(3, '<h2>a</h2><h4>b</h4><h2>c</h2>')).toBe(
    '<h2 aria-level="4">a</h2><h4 aria-level="5">b</h4><h2 aria-level="4">c</h2>',
  );
});

it('leaves an example without headings as it is', () => {
  expect(lowerHeadings(3, '<hr><p>a</p>')).toBe('<hr><p>a</p>');
});

it('shows a card with the error of an example that throws, and the others as ever', () => {
  const draw = (rendered: () => string) => renderGalleryExample('default', rendered, (message) => `Failed: ${message}`);
  const getBroken = () => {
    throw new Error('no <b>link</b>');
  };
  expect(draw(getBroken)).toEqual({ name: 'default', html: '<p class="sheet">Failed: no &lt;b&gt;link&lt;/b&gt;</p>' });
  expect(draw(() => '<p>a</p>').html).toBe('<p>a</p>');
});
