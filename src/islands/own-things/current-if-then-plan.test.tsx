// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listIfThens } from '#src/contract/hard-moment/if-thens.ts';
import { readOwnUser } from '#src/contract/own-user.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import type { IfThen } from '#src/rules/hard-moment/if-thens.ts';
import { createIslandProps } from '#src/session/island.fixture.ts';
import { publishUser } from '#src/session/load.ts';
import { $toasts } from '#src/session/toasts.ts';
import { refreshCalls } from '#src/session/use-call.ts';
import { mount } from '#src/ui/mount.ts';
import forms from '../../../public/locales/nl/forms.json' with { type: 'json' };
import hardMoment from '../../../public/locales/nl/hard-moment.json' with { type: 'json' };
import { CurrentIfThenPlan } from './CurrentIfThenPlan.tsx';

const island = createIslandProps({ texts: { forms, 'hard-moment': hardMoment }, paths: { 'if-thens': '/als-dan' } });
const user = readOwnUser({
  uid: [{ value: 12 }],
  mail: [{ value: 'sam@example.nl' }],
  roles: [{ target_id: 'client' }],
});
const PLAN: IfThen = {
  uuid: '3f0b4c9e-6f5e-4a52-9d2c-0a5d8f6f3b11',
  situation: 'ik koffie drink',
  action: 'loop ik een rondje',
  hour: null,
  weekdays: [],
  place: null,
  company: null,
  origin: 'own',
  active: true,
  day: getAmsterdamDate(new Date()),
  hiddenOn: null,
  putOff: 1,
};

/** The plans of the server, the bodies that it saved, and the status with which it refuses one. */
let plans: readonly IfThen[];
let saved: unknown[];
let refusal: number | null;

beforeEach(() => {
  plans = [PLAN];
  saved = [];
  refusal = null;
  vi.stubGlobal('fetch', async (request: string | URL | Request, init?: RequestInit) => {
    if (String(request).includes('token')) {
      return new Response('t'.repeat(43), { headers: { 'content-type': 'text/plain' } });
    }
    if (init?.method !== 'POST') return Response.json({ plans, offers: [] });
    if (refusal !== null) return Response.json({ message: '' }, { status: refusal });
    const body = JSON.parse(String(init.body));
    saved.push(body);
    return Response.json(body);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  $toasts.set([]);
});

const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 50)));
const getFailures = () => $toasts.get().filter(({ kind }) => kind === 'failed');

async function renderCard() {
  const page = mount(<CurrentIfThenPlan {...island} />);
  await settled();
  act(() => publishUser(user));
  // Plans of the previous test are not shown again.
  await act(async () => {
    await refreshCalls(listIfThens.name);
  });
  expect(page.place.textContent).toContain(PLAN.action);
  const press = async (label: string) => {
    const button = [...page.place.querySelectorAll('button')].find(({ textContent }) => textContent === label);
    act(() => button?.click());
    await settled();
  };
  return { ...page, press };
}

it('a plan that was rewritten elsewhere keeps its new words when it is done or put off', async () => {
  const { press, remove } = await renderCard();
  plans = [{ ...PLAN, action: 'bel ik Joke', putOff: 4 }];
  await press(hardMoment.now.later);
  expect(saved).toMatchObject([{ uuid: PLAN.uuid, action: 'bel ik Joke', hiddenOn: PLAN.day, putOff: 5 }]);
  remove();
});

it('a plan that was deleted elsewhere stays deleted', async () => {
  const { place, press, remove } = await renderCard();
  plans = [];
  await press(hardMoment.now.done);
  expect(saved).toEqual([]);
  expect(getFailures()).toEqual([]);
  expect(place.textContent).not.toContain(PLAN.action);
  remove();
});

it('a plan whose dismissal was not saved comes back, with the failure', async () => {
  const { place, press, remove } = await renderCard();
  refusal = 503;
  await press(hardMoment.now.done);
  expect(getFailures()).toHaveLength(1);
  expect(place.textContent).toContain(PLAN.action);
  refusal = null;
  await press(hardMoment.now.done);
  expect(getFailures()).toEqual([]);
  expect(saved).toMatchObject([{ uuid: PLAN.uuid, putOff: 0 }]);
  remove();
});
