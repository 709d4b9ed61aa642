// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mount } from '#src/ui/mount.ts';
import { useScrollToExercise } from './use-scroll-to-exercise.ts';

const scrolled: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolled.push(this.id);
  };
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  location.hash = '';
  scrolled.length = 0;
});

function Exercises({ lastDone }: { lastDone: string | null }) {
  useScrollToExercise(lastDone);
  return ['100%', 'een', 'twee'].map((id) => <p key={id} id={id} />);
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

it('scrolls to the last one done after half a second, once', () => {
  const { render, remove } = mount(<Exercises lastDone="een" />);
  pass(499);
  expect(scrolled).toEqual([]);
  pass(1);
  expect(scrolled).toEqual(['een']);
  render(<Exercises lastDone="twee" />);
  pass(1_000);
  expect(scrolled).toEqual(['een']);
  remove();
});

it('that is known only meanwhile, is scrolled to as well', () => {
  const { render, remove } = mount(<Exercises lastDone={null} />);
  pass(200);
  render(<Exercises lastDone="twee" />);
  pass(500);
  expect(scrolled).toEqual(['twee']);
  remove();
});

it.each(['#100%', '#100%25'])('%s in the address, which may be no encoded text at all, keeps the programme', (hash) => {
  location.hash = hash;
  const { remove } = mount(<Exercises lastDone="een" />);
  pass(500);
  expect(scrolled).toEqual(['100%']);
  remove();
});
