// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { mount } from '../mount.ts';
import { ErrorSummary } from './ErrorSummary.tsx';

it('takes the focus each time it comes, and links to every field', () => {
  const { one, render, remove } = mount(<ErrorSummary title="Er klopt nog iets niet" problems={[]} />);
  expect(document.querySelector('.error-summary')).toBeNull();
  render(<ErrorSummary title="Er klopt nog iets niet" problems={[{ id: 'email', text: 'Vul je e-mailadres in.' }]} />);
  expect(document.activeElement).toBe(one('.error-summary'));
  expect(one('a').getAttribute('href')).toBe('#email');
  one('a').focus();
  render(<ErrorSummary title="Er klopt nog iets niet" problems={[{ id: 'name', text: 'Vul je naam in.' }]} />);
  expect(document.activeElement).toBe(one('.error-summary'));
  remove();
});
