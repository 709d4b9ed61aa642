// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { type InstalledVoices, installVoices } from '#tests/support/voices.ts';
import { mount } from '../mount.ts';
import { ReadAloud } from './ReadAloud.tsx';

const TEXTS = {
  read: 'Lees voor',
  pause: 'Pauze',
  goOn: 'Lees verder',
  stop: 'Stop',
  speed: 'Snelheid',
  times: (speed: number) => `${speed} keer`,
};

const getGiven = () => globalThis.speechSynthesis as unknown as InstalledVoices;
const show = () => mount(<ReadAloud pieces={() => ['Trek komt op.', 'Trek zakt weer.']} language="nl" words={TEXTS} />);
const getTexts = () => getGiven().said.map(({ text }) => text);

afterEach(() => {
  document.body.replaceChildren();
  Reflect.deleteProperty(globalThis, 'speechSynthesis');
});

it('is not there in a browser without voices, or without one in the language of the text', () => {
  const none = show();
  expect(none.place.textContent).toBe('');
  none.remove();
  installVoices(['en-GB', 'fr-FR']);
  const other = show();
  expect(other.place.textContent).toBe('');
  other.remove();
});

it('comes with a voice that the browser finds later', () => {
  installVoices([]);
  const { place, remove } = show();
  expect(place.textContent).toBe('');
  const previousSpeechSynthesis = globalThis.speechSynthesis;
  installVoices(['nl_NL']);
  act(() => void previousSpeechSynthesis.dispatchEvent(new Event('voiceschanged')));
  expect(place.textContent).toBe('Lees voor');
  remove();
});

it('reads piece after piece, holds at a pause, and begins that piece anew', () => {
  installVoices(['en-GB', 'nl-NL']);
  const { place, press, remove } = show();
  press('button');
  expect(getGiven().said).toEqual([{ text: 'Trek komt op.', rate: 1, lang: 'nl-NL' }]);
  act(() => getGiven().endPiece());
  expect(getTexts()).toEqual(['Trek komt op.', 'Trek zakt weer.']);
  press('button');
  expect([getGiven().isSpeaking(), place.querySelector('button')?.textContent]).toEqual([false, 'Lees verder']);
  press('button');
  expect(getTexts().at(-1)).toBe('Trek zakt weer.');
  act(() => getGiven().endPiece());
  expect(place.textContent).toBe('Lees voor');
  remove();
});

it('reads slower from the piece that is being read', () => {
  installVoices(['nl-NL']);
  const { one, press, remove } = show();
  press('button');
  const select = one<HTMLSelectElement>('select');
  act(() => {
    select.value = '0.8';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(getGiven().said.map(({ text, rate }) => [text, rate])).toEqual([
    ['Trek komt op.', 1],
    ['Trek komt op.', 0.8],
  ]);
  remove();
});

it('falls silent when somebody stops it, leaves the page or the screen', () => {
  installVoices(['nl-NL']);
  const { place, press, remove } = show();
  press('button');
  press('button:last-of-type');
  expect([getGiven().isSpeaking(), place.textContent]).toEqual([false, 'Lees voor']);
  press('button');
  act(() => void dispatchEvent(new Event('pagehide')));
  expect(getGiven().isSpeaking()).toBe(false);
  press('button');
  expect(getGiven().isSpeaking()).toBe(true);
  remove();
  expect(getGiven().isSpeaking()).toBe(false);
});
