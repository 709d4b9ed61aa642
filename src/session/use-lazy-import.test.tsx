// @vitest-environment jsdom
import { act } from 'react';
import { expect, it } from 'vitest';
import { mount } from '#src/ui/mount.ts';
import { useLazyImport } from './use-lazy-import.ts';

it('loads nothing before it is needed, names a failure, and tries again when it is asked to', async () => {
  const imports: PromiseWithResolvers<string>[] = [];
  const load = () => {
    const answer = Promise.withResolvers<string>();
    imports.push(answer);
    return answer.promise;
  };
  let retry = () => {};
  function Part({ isNeeded }: { isNeeded: boolean }) {
    const part = useLazyImport('part', isNeeded, load);
    if (part.status === 'error') retry = part.retry;
    return part.status === 'done' ? part.value : part.status === 'error' ? part.failure.kind : part.status;
  }
  const early = mount(<Part isNeeded={false} />);
  expect([early.place.textContent, imports]).toEqual(['loading', []]);
  early.remove();
  const { place, remove } = mount(<Part isNeeded />);
  await expect.poll(() => imports.length).toBe(1);
  await act(async () => imports[0]?.reject(new Error('no connection')));
  expect(place.textContent).toBe('network');
  await act(async () => retry());
  expect(imports).toHaveLength(2);
  await act(async () => imports[1]?.resolve('the sheet'));
  expect(place.textContent).toBe('the sheet');
  remove();
});
