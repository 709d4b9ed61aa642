// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { mount } from '../mount.ts';
import { Skeleton } from './Skeleton.tsx';

const content = (
  <>
    <Skeleton shape="rows" label="We laden je gegevens" />
    <Skeleton shape="days" label="We laden je gegevens" />
  </>
);

it('is a region without words at first, and one of several on a page says that they are coming', () => {
  expect(renderToString(content)).toContain('role="status"');
  expect(renderToString(content)).not.toContain('We laden');
  const { place, remove } = mount(content);
  expect([...place.querySelectorAll('[role=status]')].map((region) => region.textContent)).toEqual([
    'We laden je gegevens',
    '',
  ]);
  remove();
});
