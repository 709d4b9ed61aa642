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
        selected={chosen}
        onChoose={controlled ? setChosen : undefined}
        error="Kies er een."
      />
    </form>
  );
}

const readChosen = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value);

it.each([true, false])('picks one answer at a time (held by the caller: %s)', (controlled) => {
  const { place, press, remove } = mount(<Question pick="one" controlled={controlled} />);
  press('input[value=b]');
  expect(readChosen(place)).toEqual(['b']);
  remove();
});

it.each([true, false])('picks several answers and lets them go again (held by the caller: %s)', (controlled) => {
  const { place, press, remove } = mount(<Question pick="several" controlled={controlled} />);
  press('input[value=c]');
  expect(readChosen(place)).toEqual(['a', 'c']);
  press('input[value=a]');
  expect(readChosen(place)).toEqual(['c']);
  remove();
});

it('has its error read with the question', () => {
  const { one, remove } = mount(<Question pick="one" controlled />);
  expect(document.getElementById(one('fieldset').getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Kies er een.',
  );
  remove();
});

it('refuses one more than can be chosen, says so, and keeps what was chosen', () => {
  function Few() {
    const [chosen, setChosen] = useState<readonly string[]>(['a', 'b']);
    const most = { count: 2, full: 'Haal er eerst een weg.' };
    return (
      <Options
        id="f"
        name="f"
        legend="Wat?"
        pick="several"
        {...{ options, selected: chosen, most }}
        onChoose={setChosen}
      />
    );
  }
  const { place, press, remove } = mount(<Few />);
  press('input[value=c]');
  expect(readChosen(place)).toEqual(['a', 'b']);
  expect(place.textContent).toContain('Haal er eerst een weg.');
  press('input[value=b]');
  expect(place.textContent).not.toContain('Haal er eerst een weg.');
  press('input[value=c]');
  expect(readChosen(place)).toEqual(['a', 'c']);
  remove();
});
