// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { mount } from '../mount.ts';
import { type Toast, Toasts } from './Toasts.tsx';

it('tells what failed at once, apart from what was done', () => {
  const toasts: readonly Toast[] = [
    { id: 'saved', kind: 'done', text: 'Je dag is opgeslagen.' },
    { id: 'lost', kind: 'failed', text: 'Dit lukte niet.' },
  ];
  const { one, remove } = mount(<Toasts closeLabel="Sluit" onClose={() => {}} toasts={toasts} />);
  expect([one('[role=status]').textContent, one('[role=alert]').textContent]).toEqual([
    'Je dag is opgeslagen.',
    'Dit lukte niet.',
  ]);
  remove();
});

it('speaks in a region that is there before the first toast, and closes one at a time', () => {
  const closed: string[] = [];
  const list = (toasts: readonly Toast[]) => (
    <Toasts closeLabel="Sluit" onClose={(id) => closed.push(id)} toasts={toasts} />
  );
  const { one, press, render, remove } = mount(list([]));
  const region = one('[role=status]');
  render(list([{ id: 'saved', kind: 'done', text: 'Je dag is opgeslagen.' }]));
  expect(region.textContent).toBe('Je dag is opgeslagen.');
  press('button[aria-label=Sluit]');
  expect(closed).toEqual(['saved']);
  remove();
});
