import { describe, expect, it } from 'vitest';
import type { ExerciseContent, ProgrammeContent } from '#src/contract/programme-content.ts';
import { toAmount } from '#src/rules/amounts/amount.ts';
import { createJourney } from './journey.ts';

const createExercise = (webform: string): ExerciseContent => ({
  webform,
  title: webform,
  time: null,
  icon: 'text',
  category: 'text',
});

const createPhase = (id: string, ...exercises: readonly string[]) => ({
  id,
  title: id,
  text: null,
  unlockInfo: null,
  exercises: exercises.map(createExercise),
});

const content: ProgrammeContent = {
  title: 'Programma',
  text: null,
  image: null,
  intervalDays: 7,
  unlockInfo: null,
  phases: [createPhase('p1', 'a1', 'a2'), createPhase('p2', 'b1'), createPhase('p3', 'c1')],
  end: { title: null, text: null, image: null, exercises: [createExercise('e1')] },
};

const START = '2026-06-01';
const getJourney = (submitted: readonly string[], today: `${number}-${number}-${number}` = START, days = {}) =>
  createJourney(content, {
    start: START,
    submissions: new Set(submitted),
    days,
    today,
    date: today,
    safety: null,
    danger: 'none',
  });
const createGoal = (units: number) => ({ total: null, goal: toAmount(units), items: [] });

describe('the path of a person', () => {
  it('has the active phase here, earlier ones behind and later ones ahead', () => {
    const { active, behind, ahead, next } = getJourney(['a1', 'a2'], '2026-06-08');
    expect(active).toMatchObject({ number: 2, id: 'p2' });
    expect(behind.map(({ id }) => id)).toEqual(['p1']);
    expect(ahead.map(({ id }) => id)).toEqual(['p3']);
    expect(next?.webform).toBe('b1');
  });

  it('gives each exercise its status, and the page its last done one', () => {
    const { active, lastDone } = getJourney(['a1']);
    expect(active?.steps.map(({ status }) => status)).toEqual(['lastExerciseDone', 'available']);
    expect(lastDone).toBe('a1');
  });

  it('keeps the end closed until the last phase is done, and complete when all of it is', () => {
    const late = '2026-06-30';
    expect(getJourney([], late).end).toMatchObject({ isReached: false, isComplete: false });
    expect(getJourney([], late).end.steps[0]?.status).toBe('locked');
    const reachedJourney = getJourney(['a1', 'a2', 'b1', 'c1'], late);
    expect(reachedJourney.end).toMatchObject({ isReached: true, isComplete: false });
    expect(reachedJourney.next?.webform).toBe('e1');
    expect(getJourney(['a1', 'a2', 'b1', 'c1', 'e1'], late).end.isComplete).toBe(true);
  });

  it('has nothing to do in a programme without phases', () => {
    const empty = createJourney(
      { ...content, phases: [] },
      { start: START, submissions: new Set(), days: {}, today: START, date: START, safety: null, danger: 'none' },
    );
    expect(empty).toMatchObject({ active: null, behind: [], ahead: [], lastDone: null });
  });
});

describe('the state of the programme', () => {
  it('is welcome without a goal today, started with one, finished after day 42', () => {
    expect(getJourney([]).state).toBe('welcome');
    expect(getJourney([], START, { [START]: createGoal(3) }).state).toBe('started');
    expect(getJourney([], '2026-07-13').state).toBe('finished');
    expect(getJourney([], '2026-07-12', { '2026-07-12': createGoal(0) })).toMatchObject({
      state: 'started',
      day: 42,
      week: 6,
    });
  });

  it('starts with the first exercise where no days are registered', () => {
    const closeOnes = (submitted: readonly string[]) =>
      createJourney(content, {
        start: START,
        submissions: new Set(submitted),
        days: null,
        today: START,
        date: START,
        safety: null,
        danger: 'none',
      }).state;
    expect(closeOnes([])).toBe('welcome');
    expect(closeOnes(['a1'])).toBe('started');
  });
});

describe('the step about safety', () => {
  const safety = { webform: 'a2', first: 'danger' } as const;
  const person = { start: START, submissions: new Set<string>(), days: {}, today: START, date: START, safety } as const;

  it('comes first after an answer that was a danger, and is open before the steps in front of it', () => {
    const { todayStep, next, active } = createJourney(content, { ...person, danger: 'to-call' });
    expect({ todayStep, next: next?.webform }).toEqual({ todayStep: 'safety', next: 'a2' });
    expect(active?.steps.map(({ status }) => status)).toEqual(['available', 'available']);
  });

  it('lets the plan come first where there was none, and is open all the same', () => {
    const { todayStep, next, active } = createJourney(content, { ...person, danger: 'none' });
    expect({ todayStep, next: next?.webform }).toEqual({ todayStep: 'plan', next: 'a1' });
    expect(active?.steps.map(({ status }) => status)).toEqual(['available', 'available']);
  });

  it('is left out where the programme does not hold it', () => {
    const removedExercise = { ...person, safety: { ...safety, webform: 'weg' }, danger: 'called' } as const;
    expect(createJourney(content, removedExercise).todayStep).toBe('plan');
  });
});
