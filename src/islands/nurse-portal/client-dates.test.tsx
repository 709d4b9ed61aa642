// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { getDomain } from '#src/domains/index.ts';
import { Island } from '#src/session/Island.tsx';
import { createIslandProps } from '#src/session/island.fixture.ts';
import { mount } from '#src/ui/mount.ts';
import portal from '../../../public/locales/nl/portal.json' with { type: 'json' };
import { ClientBrief } from './ClientBrief.tsx';
import { ClientPanel } from './ClientPanel.tsx';
import { createClientInList } from './client.fixture.ts';
import { formatLastAccess, formatListDate } from './client-texts.ts';

const island = createIslandProps({
  domain: getDomain('guided'),
  texts: { portal },
  paths: { client: '/client/:domain/:uid', help: '/hulp' },
  path: '/clienten',
});

it('the panel tells the year in which a client began', () => {
  const panel = <ClientPanel client={createClientInList()} name="Sam" />;
  const { place, remove } = mount(<Island {...island}>{panel}</Island>);
  expect(place.textContent).toContain('09 nov 2025');
  remove();
});

it('the record of a client names weeks without days as not logged, not as an amount of 0', () => {
  const week = { first: '2025-11-09', last: '2025-11-15', total: 0, filled: 0 } as const;
  const second = { first: '2025-11-16', last: '2025-11-22', total: 0, filled: 2 } as const;
  const client = createClientInList({ lastWeeks: [week, second] });
  const { place, remove } = mount(<Island {...island}>{<ClientBrief client={client} name="Sam" />}</Island>);
  expect(place.textContent).toContain('9 november tot en met 15 november: niet ingevuld');
  expect(place.textContent).toContain('16 november tot en met 22 november: 0 glazen, 2 dagen ingevuld');
  remove();
});

it('says when a nurse last looked as people would', () => {
  const texts = { t: (key: string) => key, language: 'nl' as const };
  const markSeen = (location: string | null) => formatLastAccess(location, '2026-11-20', texts as never);
  expect(markSeen(null)).toBe('portal.notSeen');
  expect(markSeen('2026-11-19T23:30:00Z')).toBe('vandaag');
  expect(markSeen('2026-11-19T10:00:00Z')).toBe('gisteren');
  expect(markSeen('2026-11-17T10:00:00Z')).toBe('dinsdag');
  expect(markSeen('2026-11-13T10:00:00Z')).toBe('13 nov 2026');
});

it('is DD MMM YYYY in either language', () => {
  expect(formatListDate('2026-03-01', 'nl')).toBe('01 mrt 2026');
  expect(formatListDate('2026-11-19', 'en')).toBe('19 Nov 2026');
});
