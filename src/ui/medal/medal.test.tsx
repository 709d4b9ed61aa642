import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Medal } from './Medal.tsx';

const image = { kind: 'drawing', name: 'badge-eerste-week' } as const;

it('fills from below by what is achieved', () => {
  const html = renderToString(<Medal image={image} progress={25} />);
  expect(html).toMatch(/<rect y="120" width="160" height="40"/);
  expect(html.match(/badge-eerste-week/g)).toHaveLength(2);
});

it('shows no shadow once it is whole, and nothing else before it begins', () => {
  expect(renderToString(<Medal image={image} progress={100} />)).not.toContain('medal-ahead');
  expect(renderToString(<Medal image={image} progress={0} />).match(/badge-eerste-week/g)).toHaveLength(1);
});
