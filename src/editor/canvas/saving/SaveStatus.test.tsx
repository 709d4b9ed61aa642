// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { Island } from '#src/session/Island.tsx';
import { createIslandProps } from '#src/session/island.fixture.ts';
import { mount } from '#src/ui/mount.ts';
import { SaveStatus } from './SaveStatus.tsx';
import type { SaveState } from './use-saving.ts';

const render = (state: SaveState, onSolve: () => void) =>
  mount(
    <Island {...createIslandProps()}>
      <SaveStatus state={state} onSolve={onSolve} />
    </Island>,
  );

it('a failed save has a button that tries again, and the focus stays at the state', () => {
  const retry = vi.fn();
  const { one, press, remove } = render(
    { status: 'failed', failure: { kind: 'server', status: 500, message: '' } },
    retry,
  );
  expect(one('button').textContent).toBe('desk-fields.shortcuts.save.does');
  one('button').focus();
  press('button');
  expect(retry).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(one('[data-saving=failed]'));
  remove();
});

it('a saved page has no button', () => {
  const { place, remove } = render({ status: 'saved' }, () => undefined);
  expect(place.querySelector('button')).toBeNull();
  remove();
});
