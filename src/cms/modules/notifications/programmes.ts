import type { DomainKey } from '#src/domains/domain.ts';
import { DOMAINS } from '#src/domains/index.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import type { Phase, Programme } from '#src/rules/programme/phase.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import { paragraphsIn, type StoredFields } from '../../http/stored-fields.ts';
import { findNodes, type NodeQuery } from '../content/node-row.ts';
import { findViewPage } from '../views/find-view.ts';
import { VIEWS, type View } from '../views/view.ts';

type Published = Omit<Programme, 'start'>;

function phasesIn({ phases }: StoredFields): readonly Phase[] {
  return paragraphsIn(phases).map(({ uuid, ...phase }) => ({
    id: uuid,
    exercises: paragraphsIn(phase.exercises).flatMap(({ webform }) => (typeof webform === 'string' ? [webform] : [])),
  }));
}

async function publishedIn(
  { database: { pool } }: Pick<ContentSystem, 'database'>,
  domain: DomainKey,
): Promise<Published | null> {
  const first = { domain, language: 'nl', page: 0, nids: null, title: null };
  const { nids } = await findViewPage(pool, VIEWS['program/own'] as View, first);
  const query: NodeQuery = { domain, language: 'nl', fallback: 'none', revision: 'published' };
  const fields = (await findNodes(pool, query, 'nids', nids)).rows[0]?.fields;
  if (!fields) return null;
  const { phaseDayInterval } = fields;
  return {
    intervalDays: typeof phaseDayInterval === 'number' ? phaseDayInterval : 1,
    phases: phasesIn(fields),
  };
}

/** The published programme of every domain that has one, for somebody who began on a day. */
export async function loadProgrammes(system: Pick<ContentSystem, 'database'>) {
  const found = await Promise.all(DOMAINS.map(async ({ key }) => [key, await publishedIn(system, key)] as const));
  const programmes = new Map<string, Published | null>(found);
  return (domain: string | null, start: string): Programme | null => {
    const published = domain === null ? null : (programmes.get(domain) ?? null);
    return published && { ...published, start: start as CalendarDate };
  };
}
