// @vitest-environment jsdom
import { useState } from 'react';
import { expect, it } from 'vitest';
import { mount } from '../mount.ts';
import { Options } from './Options.tsx';

const options = ['a', 'b', 'c'].map((value) => ({ value, label: value }));

function Question({ pick, controlled }: { pick: 'one' | 'several'; controlled: boolean }) {
  const [chosen, setChosen] = useState<readonly string[]>(['a']);
  return (
    <form>
      <Options
        id="q"
        name="q"
        legend="Wat?"
        pick={pick}
        options={options}
        chosen={chosen}
        onChoose={controlled ? setChosen : undefined}
        error="Kies er een."
      />
    </form>
  );
}

const chosenIn = (place: HTMLElement) =>
  [...place.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value);

it.each([true, false])('picks one answer at a time (held by the caller: %s)', (controlled) => {
  const { place, press, remove } = mount(<Question pick="one" controlled={controlled} />);
  press('input[value=b]');
  expect(chosenIn(place)).toEqual(['b']);
  remove();
});

it.each([true, false])('picks several answers and lets them go again (held by the caller: %s)', (controlled) => {
  const { place, press, remove } = mount(<Question pick="several" controlled={controlled} />);
  press('input[value=c]');
  expect(chosenIn(place)).toEqual(['a', 'c']);
  press('input[value=a]');
  expect(chosenIn(place)).toEqual(['c']);
  remove();
});

it('has its error read with the question', () => {
  const { one, remove } = mount(<Question pick="one" controlled />);
  expect(document.getElementById(one('fieldset').getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Kies er een.',
  );
  remove();
});
