// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { ClientEntry } from '#src/contract/client-entry.ts';
import { domainOf } from '#src/domains/index.ts';
import { Island } from '#src/session/Island.tsx';
import { islandOf } from '#src/session/island.fixture.ts';
import { mount } from '#src/ui/mount.ts';
import portal from '../../../public/locales/nl/portal.json' with { type: 'json' };
import { ClientPanel } from './ClientPanel.tsx';
import { ClientTable } from './ClientTable.tsx';
import { listDate } from './client-words.ts';

const island = islandOf({
  domain: domainOf('guided'),
  texts: { portal },
  paths: { client: '/client/:domain/:uid' },
  path: '/clienten',
});

const client: ClientEntry = {
  uid: 12,
  domain: 'zelfhulpalcohol',
  name: 'Sam',
  nickname: '',
  avatar: 1,
  daysRegistered: 1,
  weeksRegistered: 1,
  totalRegistrations: 1,
  completedRegistrations: 0,
  successes: 0,
  fails: 0,
  registrationsStartDate: '2025-11-09',
  programStartDate: '2025-11-09',
};

it.each([
  ['table', <ClientTable key="table" clients={[client]} />],
  ['panel', <ClientPanel key="panel" client={client} name="Sam" />],
])('the %s tells the year in which a client began', (_, shown) => {
  const { place, remove } = mount(<Island {...island}>{shown}</Island>);
  expect(place.textContent).toContain('09 nov 2025');
  remove();
});

it('is DD MMM YYYY in either language', () => {
  expect(listDate('2026-03-01', 'nl')).toBe('01 mrt 2026');
  expect(listDate('2026-11-19', 'en')).toBe('19 Nov 2026');
});
