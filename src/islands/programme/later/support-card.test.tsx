// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Support } from '#src/rules/after/support-week.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { Island } from '#src/session/Island.tsx';
import { createIslandProps } from '#src/session/island.fixture.ts';
import { $toasts } from '#src/session/toasts.ts';
import { mount } from '#src/ui/mount.ts';
import forms from '../../../../public/locales/nl/forms.json' with { type: 'json' };
import hardMoment from '../../../../public/locales/nl/hard-moment.json' with { type: 'json' };
import programme from '../../../../public/locales/nl/programme.json' with { type: 'json' };
import { SupportCard } from './SupportCard.tsx';

const island = createIslandProps({
  texts: { forms, programme, 'hard-moment': hardMoment },
  paths: { 'if-thens': '/als-dan' },
});

const SUPPORT: Support = {
  offeredOn: '2026-11-20' as CalendarDate,
  kind: 'week',
  answer: null,
  begunOn: null,
  endedOn: null,
  numbers: null,
  isHigh: false,
};

/** Status of the response to an answer; null if the network fails. */
let status: number | null;

beforeEach(() => {
  vi.stubGlobal('fetch', async (request: string | URL | Request) => {
    if (String(request).includes('token')) {
      return new Response('t'.repeat(43), { headers: { 'content-type': 'text/plain' } });
    }
    if (!String(request).includes('support')) return Response.json({});
    if (status === null) throw new TypeError('Failed to fetch');
    return status === 204 ? new Response(null, { status }) : Response.json({ message: '' }, { status });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  $toasts.set([]);
});

function renderCard(day: number | null) {
  const page = mount(
    <Island {...island}>
      <SupportCard support={SUPPORT} day={day} days={{}} />
    </Island>,
  );
  const press = (label: string) =>
    act(async () => [...page.place.querySelectorAll('button')].find((button) => button.textContent === label)?.click());
  return { ...page, press };
}

const getFailures = () => $toasts.get().filter(({ kind }) => kind === 'failed');
/** Waits for a condition while the card is updated. */
const until = (check: () => void) => vi.waitFor(() => act(async () => check()), { timeout: 60_000, interval: 5 });

it.each([null, 429, 503])('a no that was not saved keeps the offer, with the failure (%s)', async (failure) => {
  const { place, press, remove } = renderCard(null);
  status = failure;
  await press(programme.support.no);
  await until(() => expect(getFailures()).toHaveLength(1));
  expect(place.textContent).toContain(programme.support.week.title);
  expect(place.textContent).not.toContain(programme.support.later);
  status = 204;
  await press(programme.support.no);
  await until(() => expect(place.textContent).toContain(programme.support.later));
  expect(getFailures()).toEqual([]);
  remove();
});

it.each([null, 429, 503])('reasons that were not saved remain chosen, with the failure (%s)', async (failure) => {
  const { place, one, press, remove } = renderCard(1);
  act(() => one('#reasons input').click());
  status = failure;
  await press(programme.support.save);
  await until(() => expect(getFailures()).toHaveLength(1));
  expect(place.textContent).not.toContain(programme.support.saved);
  expect(one<HTMLInputElement>('#reasons input').checked).toBe(true);
  status = 204;
  await press(programme.support.save);
  await until(() => expect(place.textContent).toContain(programme.support.saved));
  expect(getFailures()).toEqual([]);
  remove();
});

it.each([null, 503])('a week of support that could not be ended remains, with the failure (%s)', async (failure) => {
  const { place, press, remove } = renderCard(3);
  status = failure;
  await press(programme.support.stop);
  await until(() => expect(getFailures()).toHaveLength(1));
  expect(place.textContent).toContain(programme.support.days[3].title);
  status = 204;
  await press(programme.support.stop);
  await until(() => expect(getFailures()).toEqual([]));
  remove();
});
