// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { getDomain } from '#src/domains/index.ts';
import { Island } from '#src/session/Island.tsx';
import { createIslandProps } from '#src/session/island.fixture.ts';
import { mount } from '#src/ui/mount.ts';
import portal from '../../../public/locales/nl/portal.json' with { type: 'json' };
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
