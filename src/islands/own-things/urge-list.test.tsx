// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { readOwnUser } from '#src/contract/own-user.ts';
import { Island, UserProvider } from '#src/session/Island.tsx';
import { createIslandProps } from '#src/session/island.fixture.ts';
import { mount } from '#src/ui/mount.ts';
import forms from '../../../public/locales/nl/forms.json' with { type: 'json' };
import hardMoment from '../../../public/locales/nl/hard-moment.json' with { type: 'json' };
import { UrgeList } from './UrgeList.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const user = readOwnUser({
  uid: [{ value: 12 }],
  mail: [{ value: 'sam@example.nl' }],
  roles: [{ target_id: 'client' }],
});

const until = (check: () => void) => vi.waitFor(() => act(async () => check()), { timeout: 60_000, interval: 5 });

it('an urge of which only the day is known has no time in the list', async () => {
  const times = ['2026-11-20T16:30:00.000Z', '2026-11-19T12:00:00.000Z'];
  vi.stubGlobal('fetch', async () => Response.json({ entities: times.map((at, index) => ({ uuid: `${index}`, at })) }));
  const { place, remove } = mount(
    <Island {...createIslandProps({ texts: { forms, 'hard-moment': hardMoment } })}>
      <UserProvider user={user}>
        <UrgeList />
      </UserProvider>
    </Island>,
  );
  await until(() => expect(place.querySelectorAll('li h3')).toHaveLength(2));
  const [first, second] = [...place.querySelectorAll('li h3')].map(({ textContent }) => textContent);
  expect(first).toContain('17:30');
  expect(second).toBe('donderdag 19 november');
  remove();
});
