// @vitest-environment jsdom
import { useState } from 'react';
import { expect, it } from 'vitest';
import { mount } from '../mount.ts';
import { Stepper } from './Stepper.tsx';

function Amount({ error }: { error?: string }) {
  const [value, setValue] = useState(2);
  return (
    <Stepper
      id="amount"
      label="Hoeveel glazen?"
      unit="glazen"
      value={String(value)}
      words={{ less: 'Minder', more: 'Meer' }}
      canStepDown={value > 0}
      onType={(input) => setValue(Number(input))}
      onStep={(direction) => setValue(value + direction)}
      error={error}
    />
  );
}

it('steps with its buttons and with the arrow keys', () => {
  const { one, press, key, remove } = mount(<Amount />);
  const getVisibleText = () => one<HTMLInputElement>('input').value;
  press('button[aria-label=Meer]');
  expect(getVisibleText()).toBe('3');
  key('input', 'ArrowDown');
  key('input', 'ArrowDown');
  expect(getVisibleText()).toBe('1');
  key('input', 'ArrowUp');
  expect(getVisibleText()).toBe('2');
  remove();
});

it('cannot step past its end, and keeps the focus there', () => {
  const { one, press, remove } = mount(<Amount />);
  const button = one<HTMLButtonElement>('button[aria-label=Minder]');
  button.focus();
  for (let presses = 0; presses < 3; presses += 1) press('button[aria-label=Minder]');
  expect(one<HTMLInputElement>('input').value).toBe('0');
  expect([button.getAttribute('aria-disabled'), button.disabled, document.activeElement]).toEqual([
    'true',
    false,
    button,
  ]);
  remove();
});

it('says the amount after a press, and not while it is typed', () => {
  const { one, press, remove } = mount(<Amount />);
  const getText = () => one('[aria-live]').textContent;
  expect(getText()).toBe('');
  press('button[aria-label=Meer]');
  expect(getText()).toBe('3 glazen');
  press('button[aria-label=Minder]');
  expect(getText()).toBe('2 glazen');
  remove();
});

it('has its unit and its error read with the field, and asks the phone for digits', () => {
  const { one, remove } = mount(<Amount error="Vul een getal in." />);
  const input = one<HTMLInputElement>('input');
  expect(input.getAttribute('inputmode')).toBe('decimal');
  const read = input
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(read).toEqual(['glazen', 'Vul een getal in.']);
  remove();
});
