// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { OptionalPart } from './OptionalPart.tsx';

function Broken(): never {
  throw new Error('planted');
}

it('leaves the screen that it is a part of, and lets its error be heard', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const heard: unknown[] = [];
  vi.stubGlobal('queueMicrotask', (report: () => void) => {
    try {
      report();
    } catch (error) {
      heard.push(error);
    }
  });
  const container = document.createElement('main');
  const root = createRoot(container);
  await act(async () =>
    root.render(
      <>
        <h1>Mijn plan</h1>
        <OptionalPart>
          <Broken />
        </OptionalPart>
        <OptionalPart>Cijfers</OptionalPart>
      </>,
    ),
  );
  expect(container.textContent).toBe('Mijn planCijfers');
  expect(heard).toEqual([expect.objectContaining({ message: 'planted' })]);
  await act(async () => root.unmount());
});
