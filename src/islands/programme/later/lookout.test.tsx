// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { readOwnUser } from '#src/contract/own-user.ts';
import type { DomainKey } from '#src/domains/domain.ts';
import { getDomain } from '#src/domains/index.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { Island, LoggedIn } from '#src/session/Island.tsx';
import { createIslandProps } from '#src/session/island.fixture.ts';
import { publishUser } from '#src/session/load.ts';
import { $toasts } from '#src/session/toasts.ts';
import { mount } from '#src/ui/mount.ts';
import forms from '../../../../public/locales/nl/forms.json' with { type: 'json' };
import programme from '../../../../public/locales/nl/programme.json' with { type: 'json' };
import type { HomeState } from '../use-home.ts';
import { Lookout } from './Lookout.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  $toasts.set([]);
});

const user = readOwnUser({
  uid: [{ value: 12 }],
  mail: [{ value: 'sam@example.nl' }],
  roles: [{ target_id: 'client' }],
});
const path = { number: 1, begunOn: '2026-10-01' as CalendarDate, endedOn: null };
// The weekly mail is not offered to an unconfirmed address, so no fact of the home is read.
const homeState = { putAside: async () => undefined } as unknown as HomeState;

const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 50)));
const getFailures = () => $toasts.get().filter(({ kind }) => kind === 'failed');

/** Renders the card. The days are not loaded; each request to start gets the next of the statuses. */
async function renderCard(key: DomainKey, statuses: readonly number[]) {
  const pending = [...statuses];
  vi.stubGlobal('fetch', async (request: string | URL | Request) => {
    if (String(request).includes('token')) {
      return new Response('t'.repeat(43), { headers: { 'content-type': 'text/plain' } });
    }
    if (!String(request).includes('my-path')) return Response.json({});
    const status = pending.shift() ?? 500;
    return Response.json({ number: 2, begunOn: '2026-11-20', endedOn: null, message: '' }, { status });
  });
  const page = mount(
    <Island {...createIslandProps({ domain: getDomain(key), texts: { forms, programme } })}>
      <LoggedIn loading={null}>
        <Lookout homeState={homeState} days={null} path={path} />
      </LoggedIn>
    </Island>,
  );
  await settled();
  act(() => publishUser(user));
  const press = async (label: string, times = 1) => {
    const button = [...page.place.querySelectorAll('button')].find(({ textContent }) => textContent === label);
    act(() => {
      for (let time = 0; time < times; time += 1) button?.click();
    });
    await settled();
  };
  return { ...page, pending, press };
}

it.each([
  ['pressed twice', [200, 409], 2],
  ['pressed again after a lost answer', [409], 1],
])('six weeks that begin do not fail where the button is %s', async (_when, statuses, times) => {
  const { pending, press, remove } = await renderCard('alcohol', statuses);
  await press(programme.lookout.anew);
  await press(programme.path.keep, times);
  expect(pending.length).toBeLessThan(statuses.length);
  expect(getFailures()).toEqual([]);
  remove();
});

it('the goal is asked about first, also where the days could not be loaded', async () => {
  const { place, pending, press, remove } = await renderCard('alcohol', [200]);
  await press(programme.lookout.anew);
  expect(place.textContent).toContain(programme.path.ask);
  expect(pending).toHaveLength(1);
  remove();
});

it('six weeks of a close one that did not begin say so', async () => {
  const { press, remove } = await renderCard('close-ones', [503, 200]);
  await press(programme.lookout.anew);
  expect(getFailures().map(({ text }) => text)).toEqual([programme.path.failed]);
  remove();
});
