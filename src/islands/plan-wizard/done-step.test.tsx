// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { readOwnUser } from '#src/contract/own-user.ts';
import { getDomain } from '#src/domains/index.ts';
import type { Amount } from '#src/rules/amounts/amount.ts';
import { createWeek } from '#src/rules/calendar/week.ts';
import { PLAN_RULES } from '#src/rules/plan/plan-rules.ts';
import { useExerciseAnswers } from '#src/session/exercise-answers.ts';
import { Island, LoggedIn } from '#src/session/Island.tsx';
import { createIslandProps } from '#src/session/island.fixture.ts';
import { publishUser } from '#src/session/load.ts';
import { mount } from '#src/ui/mount.ts';
import forms from '../../../public/locales/nl/forms.json' with { type: 'json' };
import plan from '../../../public/locales/nl/plan.json' with { type: 'json' };
import { SummaryStep } from './SummaryStep.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const domain = getDomain('cannabis');
const island = createIslandProps({
  domain,
  texts: { forms, plan },
  // A URL on this page, so that the test does not navigate.
  paths: { plan: '#plan' },
  path: '/form/goal',
});

const usage = createWeek(() => 300 as Amount);
const answers = { usage, stopOrReduce: 'stop', immediateOrGradual: 'immediate' } as const;
const wizard = {
  state: { at: 'done', answers, typed: {} },
  answer: () => undefined,
  note: () => undefined,
  back: () => undefined,
  draft: () => ({ read: () => null, write: () => undefined, clear: () => undefined }),
  clear: () => undefined,
} as const;

/** Another island of the page, which shows the exercise answers. */
function Answers() {
  useExerciseAnswers();
  return null;
}

const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 50)));

it('a plan that is saved has the exercise answers read again', async () => {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (request: string | URL | Request) => {
    const url = String(request);
    requests.push(url);
    if (url.includes('token')) return new Response('t'.repeat(43), { headers: { 'content-type': 'text/plain' } });
    if (url.includes('webform_rest')) return Response.json({ sid: crypto.randomUUID() });
    return Response.json({ entities: [] });
  });
  const context = {
    rules: PLAN_RULES.cannabis,
    circumstances: { hasBuddy: true, stopDateEnabled: false },
    today: '2026-11-20',
    earlier: [],
    days: {},
  } as const;
  const { press, remove } = mount(
    <Island {...island}>
      <LoggedIn loading={null}>
        <Answers />
        <SummaryStep
          wizard={wizard}
          context={context}
          limits={domain.registration as NonNullable<typeof domain.registration>}
          isFirst={false}
          out="/mijn-plan"
        />
      </LoggedIn>
    </Island>,
  );
  await settled();
  const user = { uid: [{ value: 12 }], mail: [{ value: 'sam@example.nl' }], roles: [{ target_id: 'client' }] };
  act(() => publishUser(readOwnUser(user)));
  await settled();
  const getReads = () => requests.filter((request) => request.includes('exercise_submissions')).length;
  expect(getReads()).toBe(1);
  press('button[type=submit]');
  await settled();
  expect(getReads()).toBe(2);
  expect(location.hash).toBe('#plan');
  remove();
});
