// @vitest-environment jsdom

import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { ClientEntry } from '#src/contract/clients.ts';
import { EVERY_SCOPE } from '#src/contract/nurse-scopes.ts';
import { getDomain } from '#src/domains/index.ts';
import { Island } from '#src/session/Island.tsx';
import { createIslandProps } from '#src/session/island.fixture.ts';
import { $toasts } from '#src/session/toasts.ts';
import { mount } from '#src/ui/mount.ts';
import forms from '../../../public/locales/nl/forms.json' with { type: 'json' };
import portal from '../../../public/locales/nl/portal.json' with { type: 'json' };
import { ClientPage } from './ClientPage.tsx';
import { Exercises } from './Exercises.tsx';
import { Progress } from './Progress.tsx';
import { useClientDays } from './use-client-days.ts';

const island = createIslandProps({
  domain: getDomain('guided'),
  texts: { forms, portal },
  paths: { clients: '/clienten' },
  params: { domain: 'zelfhulpalcohol', uid: '12' },
  path: '/client/zelfhulpalcohol/12',
});

const client: ClientEntry = {
  uid: 12,
  domain: 'zelfhulpalcohol',
  name: 'Sam',
  nickname: '',
  avatar: 1,
  daysRegistered: 1,
  weeksRegistered: 1,
  path: null,
  totalRegistrations: 1,
  completedRegistrations: 0,
  within: 0,
  above: 0,
  filledOnly: 0,
  registrationsStart: '2026-11-20',
  programStartDate: '2026-11-20',
  today: null,
  unit: null,
  scopes: EVERY_SCOPE,
  contactedOn: null,
  goal: null,
  lastWeeks: [],
  lastFilledIn: null,
  seenAt: null,
  newAnswers: 0,
};

afterEach(() => {
  vi.unstubAllGlobals();
  $toasts.set([]);
});

function OwnProgress() {
  return <Progress client={client} fetched={useClientDays(client)} />;
}

const FETCHES = [
  ['client details', <ClientPage key="details" />],
  ['progress', <OwnProgress key="progress" />],
  ['exercises', <Exercises key="exercises" client={client} />],
] as const;

it.each(FETCHES)('%s that cannot be fetched are an error toast, heard once, and tried again', async (_, screen) => {
  vi.stubGlobal('fetch', async () => Response.json({ message: '' }, { status: 500 }));
  const { place, press, remove } = mount(<Island {...island}>{screen}</Island>);
  const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 50)));
  await settled();
  for (const _try of [1, 2]) {
    expect($toasts.get().map(({ kind, text }) => [kind, text])).toEqual([['failed', forms.failures.server]]);
    expect(place.textContent).toContain(forms.failures.server);
    expect(place.querySelector('[role=alert]')).toBeNull();
    press('.button');
    await settled();
  }
  remove();
});
