import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Pager, type PagerItem } from './Pager.tsx';

const texts = { page: (page: number) => `Pagina ${page}`, previous: 'Vorige', next: 'Volgende' };
const getHtml = (items: readonly PagerItem[], current: number) =>
  renderToStaticMarkup(
    <Pager label="Pagina’s" items={items} current={current} href={(page) => `?page=${page}`} texts={texts} />,
  );

it('shows nothing for a single page', () => {
  expect(getHtml([1], 1)).toBe('');
});

it('marks the current page and leads to the ones beside it', () => {
  const middle = getHtml([1, 'gap', 4, 5, 'gap', 9], 4);
  expect(middle).toContain('<a href="?page=4" aria-label="Pagina 4" aria-current="page">4</a>');
  expect(middle).toMatch(/href="\?page=3"[^>]*aria-label="Vorige"/);
  expect(middle).toMatch(/href="\?page=5"[^>]*aria-label="Volgende"/);
});

it('has nothing before the first page and nothing after the last', () => {
  expect(getHtml([1, 2], 1)).not.toContain('Vorige');
  expect(getHtml([1, 2], 2)).not.toContain('Volgende');
});
