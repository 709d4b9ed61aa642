import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createExampleContext } from './example-context.ts';
import { FoldedList, type Html } from './folded-list.tsx';

const createList = (count: number) => `<ul>${'<li>punt</li>'.repeat(count)}</ul>`;
const render = (html: string) =>
  renderToStaticMarkup(<FoldedList html={html as Html} context={createExampleContext((key) => key, 'nl')} />);

it('folds the end of a long list, and shows all that follows, other lists too', () => {
  const html = render(`<p>voor</p>${createList(10)}<p>tussen</p>${createList(2)}<p>bel 113</p>`);
  expect(html.match(/punt/g)).toHaveLength(12);
  expect(html.match(/<details[\s\S]*<\/details>/)?.[0].match(/punt/g)).toHaveLength(7);
  expect(html).toMatch(/voor[\s\S]*tussen[\s\S]*bel 113/);
});

it('does not fold a short list, nor one with a list in an item', () => {
  expect(render(createList(9))).not.toContain('<details');
  expect(render(`<ul>${'<li>punt</li>'.repeat(9)}<li>punt<ul><li>in</li></ul></li></ul>`)).not.toContain('<details');
});

it('folds a long list of names as a whole', () => {
  const html = render(`<p>voor</p><ul>${'<li><strong>Naam.</strong> punt</li>'.repeat(10)}</ul><p>bel 113</p>`);
  expect(html.match(/<details[\s\S]*<\/details>/)?.[0].match(/punt/g)).toHaveLength(10);
  expect(html).toMatch(/<\/details>[\s\S]*bel 113/);
});
