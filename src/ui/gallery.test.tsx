import { globSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { UI_GALLERY } from './gallery.ts';
import { validateHtml } from './validate-html.ts';

const url = new URL('./', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, url), 'utf8');

it('shows every component that has styles of its own', () => {
  const folders = globSync('*/examples.tsx', { cwd: url }).map((file) => file.split('/')[0]);
  const styled = globSync('*/styles.scss', { cwd: url }).map((file) => file.split('/')[0]);
  expect(styled.sort()).toEqual(folders.sort());
  expect(UI_GALLERY).toHaveLength(folders.length);
});

it('puts the styles of every component in exactly one of the two sheets', () => {
  const usedNames = ['content', 'application'].flatMap((sheet) => {
    const file = sheet === 'content' ? '../styles/_content.scss' : '../styles/application.scss';
    return [...read(file).matchAll(/ui\/([\w-]+)\/styles/g)].map(([, folder]) => folder);
  });
  expect(usedNames.sort()).toEqual(
    globSync('*/styles.scss', { cwd: url })
      .map((file) => file.split('/')[0])
      .sort(),
  );
});

it('takes every colour from the tokens', () => {
  for (const file of globSync('*/styles.scss', { cwd: url })) {
    expect(
      read(file)
        .replaceAll('#0000', '')
        .replace(/&::backdrop \{[^}]*\}/, ''),
      file,
    ).not.toMatch(/#[\da-f]{3,8}\b|\brgb/i);
  }
});

it('trusts a string as HTML in one place only', () => {
  const trusting = globSync('**/[!g]*.tsx', { cwd: url }).filter((file) => read(file).includes('dangerouslySetInner'));
  expect(trusting).toEqual(['RichText.tsx']);
});

describe.each(UI_GALLERY)('$component', ({ examples }) => {
  it.each(examples)('$name: gives valid HTML without a style attribute', async ({ element }) => {
    expect(await validateHtml(renderToStaticMarkup(element))).toEqual([]);
  });
});
