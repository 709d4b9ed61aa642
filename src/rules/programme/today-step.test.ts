import { describe, expect, test } from 'vitest';
import { isSafetyFirst, selectTodayStep, type TodayFacts } from './today-step.ts';

const everybody = { first: 'everybody', isDone: false } as const;
const onlyDanger = { first: 'danger', isDone: false } as const;
const done = { first: 'everybody', isDone: true } as const;

const NEW: TodayFacts = { safety: everybody, danger: 'none', plan: 'missing', isFinished: false, hasExercise: true };

describe('the step of today', () => {
  test.each<[string, Partial<TodayFacts>, ReturnType<typeof selectTodayStep>]>([
    ['alcohol, cannabis and cocaine: safety before the plan', {}, 'safety'],
    ['after it the plan', { safety: done }, 'plan'],
    ['then the exercises', { safety: done, plan: 'made' }, 'exercise'],
    ['rest while nothing is open', { safety: done, plan: 'made', hasExercise: false }, 'rest'],
    ['elsewhere the plan where no answer was a danger', { safety: onlyDanger }, 'plan'],
    ['elsewhere safety where one was', { safety: onlyDanger, danger: 'to-call' }, 'safety'],
    ['safety also after the call', { safety: onlyDanger, danger: 'called' }, 'safety'],
    ['the plan waits for the call', { safety: done, danger: 'to-call' }, 'call'],
    ['and comes after it', { safety: done, danger: 'called' }, 'plan'],
    ['a plan that was made waits for nothing', { safety: done, danger: 'to-call', plan: 'made' }, 'exercise'],
    ['close-ones make no plan', { safety: onlyDanger, plan: 'none' }, 'exercise'],
    ['close-ones in danger begin with safety', { safety: onlyDanger, plan: 'none', danger: 'called' }, 'safety'],
    ['a plan that was made before safety was done does not hide it', { plan: 'made' }, 'safety'],
    ['a programme without a safety step begins with the plan', { safety: null, danger: 'called' }, 'plan'],
    ['after a long time away safety comes first again', { safety: { ...done, isAgain: true }, plan: 'made' }, 'safety'],
    ['also where no answer was a danger', { safety: { ...onlyDanger, isAgain: true }, plan: 'made' }, 'safety'],
    ['and after the 42 days', { safety: { ...done, isAgain: true }, isFinished: true, plan: 'none' }, 'safety'],
    ['after the 42 days safety no longer comes first', { isFinished: true, plan: 'none' }, 'exercise'],
  ])('%s', (_, facts, step) => {
    expect(selectTodayStep({ ...NEW, ...facts })).toBe(step);
  });
});

test('safety never comes first twice', () => {
  for (const danger of ['none', 'to-call', 'called'] as const) {
    expect(isSafetyFirst({ safety: done, danger })).toBe(false);
    expect(isSafetyFirst({ safety: null, danger })).toBe(false);
  }
});
