import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Picture } from './Picture.tsx';

const file = { kind: 'file', url: '/media/1/foto.jpg', width: 1000, height: 750, alt: 'Een bankje' } as const;

it('offers modern formats in widths up to its own, and keeps its place', () => {
  const html = renderToStaticMarkup(<Picture source={file} />);
  expect(html).toContain('/media/1/foto.jpg?w=960&amp;f=avif 960w');
  expect(html).not.toContain('w=1280');
  expect(html).toContain('width="1000" height="750"');
  expect(html).toContain('loading="lazy"');
});

it('offers the smallest width of a picture that is smaller still', () => {
  expect(renderToStaticMarkup(<Picture source={{ ...file, width: 100 }} />)).toContain('w=320');
});

it('loads the first picture of a page at once', () => {
  const html = renderToStaticMarkup(<Picture source={file} loading="eager" />);
  expect(html).toContain('fetchPriority="high"');
  expect(html).not.toContain('lazy');
});

it('draws nothing for a drawing that is not in the kit', () => {
  expect(renderToStaticMarkup(<Picture source={{ kind: 'drawing', name: 'constructor', alt: '' }} />)).toBe('');
});
