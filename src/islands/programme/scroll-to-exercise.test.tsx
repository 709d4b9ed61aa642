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

function Exercises() {
  useScrollToExercise();
  return ['100%', 'een', 'twee'].map((id) => <p key={id} id={id} />);
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

it('scrolls to the one that the address names after half a second, once', () => {
  location.hash = '#een';
  const { render, remove } = mount(<Exercises />);
  pass(499);
  expect(scrolled).toEqual([]);
  pass(1);
  expect(scrolled).toEqual(['een']);
  render(<Exercises />);
  pass(1_000);
  expect(scrolled).toEqual(['een']);
  remove();
});

it('opens where the page begins while the address names none', () => {
  const { remove } = mount(<Exercises />);
  pass(1_000);
  expect(scrolled).toEqual([]);
  remove();
});

it.each(['#100%', '#100%25'])('%s in the address, which may be no encoded text at all, keeps the programme', (hash) => {
  location.hash = hash;
  const { remove } = mount(<Exercises />);
  pass(500);
  expect(scrolled).toEqual(['100%']);
  remove();
});
