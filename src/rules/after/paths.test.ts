import { describe, expect, it } from 'vitest';
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { getNewestPath, getPathDay, isPathEndShown, isStepDone, listPathSteps, type PathExercise } from './paths.ts';

const START = '2026-01-05' as CalendarDate;
const BEGUN = '2026-04-04' as CalendarDate;
const path = { number: 2, begunOn: BEGUN, endedOn: null };

const KINDS: Readonly<Record<string, string>> = { a: 'text', b: 'list', c: 'quiz', d: 'read', e: 'video' };
const getPhase = (doneText: string): readonly PathExercise[] =>
  Object.entries(KINDS).map(([webform, category]) => ({
    webform,
    category,
    sentOn: doneText.includes(webform) ? addDays(BEGUN, -40) : null,
  }));
const getNames = (steps: readonly PathExercise[]) => steps.map(({ webform }) => webform).join(' ');

describe('a later path', () => {
  it.each([
    ['a and b were done', 'ab', 'c d'],
    ['all were done: the first text and the first quiz', 'abcde', 'a c'],
    ['one is open', 'abcd', 'e a'],
    ['nothing was done', '', 'a b'],
  ])('has two steps a week: %s', (_name, doneText, steps) => {
    expect(getNames(listPathSteps(getPhase(doneText), path))).toBe(steps);
  });

  it.each([
    ['all were done', 'abcde', 'cd', 'c d'],
    ['one is open', 'abcd', 'c', 'e c'],
    ['two are open', 'abc', 'a', 'd e'],
  ])('repeats what editors marked, after what is open: %s', (_name, doneText, marked, steps) => {
    const phase = getPhase(doneText).map((pathExercise) => ({
      ...pathExercise,
      isRepeated: marked.includes(pathExercise.webform),
    }));
    expect(getNames(listPathSteps(phase, path))).toBe(steps);
  });

  it('keeps a step that was done on it among the steps of the week', () => {
    const phase = getPhase('ab').map((pathExercise) =>
      pathExercise.webform === 'c' ? { ...pathExercise, sentOn: addDays(BEGUN, 1) } : pathExercise,
    );
    const steps = listPathSteps(phase, path);
    expect(getNames(steps)).toBe('c d');
    expect(steps.map((step) => isStepDone(step, path))).toEqual([true, false]);
  });

  it('begins with the questions about safety where their answers are old', () => {
    const createSafety = (days: number) => ({ webform: 's', category: 'quiz', sentOn: addDays(BEGUN, -days) });
    expect(getNames(listPathSteps(getPhase('ab'), path, createSafety(91)))).toBe('s c');
    expect(getNames(listPathSteps(getPhase('ab'), path, createSafety(90)))).toBe('c d');
    expect(getNames(listPathSteps([], path))).toBe('');
  });

  it('runs for 42 days, shows its end for three weeks, and none once it was stopped', () => {
    expect(getPathDay(path, BEGUN)).toBe(1);
    expect(getPathDay(path, addDays(BEGUN, 41))).toBe(42);
    expect(getPathDay(path, addDays(BEGUN, 42))).toBeNull();
    expect(isPathEndShown(path, addDays(BEGUN, 41))).toBe(false);
    expect(isPathEndShown(path, addDays(BEGUN, 42))).toBe(true);
    expect(isPathEndShown(path, addDays(BEGUN, 63))).toBe(false);
    const stopped = { ...path, endedOn: addDays(BEGUN, 3) };
    expect(getPathDay(stopped, addDays(BEGUN, 3))).toBeNull();
    expect(isPathEndShown(stopped, addDays(BEGUN, 50))).toBe(false);
  });

  it('is the newest of all: without one the programme itself', () => {
    expect(getNewestPath(START, [])).toEqual({ number: 1, begunOn: START, endedOn: null });
    const third = { number: 3, begunOn: addDays(BEGUN, 60), endedOn: null };
    expect(getNewestPath(START, [third, path])).toBe(third);
  });
});
