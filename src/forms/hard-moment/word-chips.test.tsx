// @vitest-environment jsdom
import { act, useState } from 'react';
import { expect, it } from 'vitest';
import { Island } from '#src/session/Island.tsx';
import { createIslandProps } from '#src/session/island.fixture.ts';
import { mount } from '#src/ui/mount.ts';
import texts from '../../../public/locales/nl/hard-moment.json' with { type: 'json' };
import { WordChips } from './WordChips.tsx';

let selection: readonly string[] = [];

function Chips() {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  selection = chosen;
  const words = { legend: 'Tekens', values: ['sleep', 'alone'], words: 'hard-moment.signs.names' };
  return <WordChips id="signs" {...words} selected={chosen} onChoose={setChosen} maxLength={40} max={2} />;
}

/** Types a word, as a browser does. */
function type(input: HTMLInputElement, word: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') as PropertyDescriptor;
  act(() => {
    set?.call(input, word);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

it('selects a typed word before it is added, and says so where there are too many', () => {
  const page = mount(
    <Island {...createIslandProps({ texts: { 'hard-moment': texts } })}>
      <Chips />
    </Island>,
  );
  const input = page.place.querySelector<HTMLInputElement>('#signs-own') as HTMLInputElement;
  const [sleep] = page.place.querySelectorAll<HTMLInputElement>('input[type=checkbox]');
  const add = page.place.querySelector('button') as HTMLButtonElement;
  const getChips = () => page.place.querySelectorAll('input[type=checkbox]').length;

  type(input, 'onru');
  type(input, 'onrust ');
  expect(selection).toEqual(['onrust']);
  expect(getChips()).toBe(2);
  act(() => sleep?.click());
  expect(selection).toEqual(['sleep', 'onrust']);
  act(() => add.click());
  expect([input.value, getChips(), selection]).toEqual(['', 3, ['sleep', 'onrust']]);

  type(input, 'ruzie');
  expect(page.place.textContent).toContain('hooguit 2');
  act(() => add.click());
  expect(input.value).toBe('ruzie');
  type(input, '');
  expect(selection).toEqual(['sleep', 'onrust']);
  expect(page.place.textContent).not.toContain('hooguit 2');
  page.remove();
});
