import { type StoredFields, toStoredParagraphs } from '#registry/stored.ts';
import type { DomainKey } from '#src/domains/domain.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { type CalendarDate, countDaysBetween } from '#src/rules/calendar/calendar-date.ts';
import { omitMissingForms } from '#src/rules/programme/missing-forms.ts';
import { getUnlockDate, type Phase, type Programme } from '#src/rules/programme/phase.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import { findViewPage } from '../content/find-view.ts';
import { findNodes, type NodeQuery } from '../content/node-row.ts';
import { VIEWS, type View } from '../content/view.ts';
import { findExistingForms } from '../webforms/existing-forms.ts';

interface PublishedProgramme extends Omit<Programme, 'start'> {
  /** Available forms, with true for those that accept answers. */
  readonly forms: ReadonlyMap<string, boolean>;
}

function readPhases({ phases }: StoredFields): readonly Phase[] {
  return toStoredParagraphs(phases).map(({ uuid, ...phase }) => ({
    id: uuid,
    exercises: toStoredParagraphs(phase.exercises).flatMap(({ webform }) =>
      typeof webform === 'string' ? [webform] : [],
    ),
  }));
}

async function readPublishedProgrammes(
  { database: { pool } }: Pick<ContentSystem, 'database'>,
  domain: DomainKey,
): Promise<PublishedProgramme | null> {
  const first = { domain, language: 'nl', page: 0, nids: null, title: null };
  const { nids } = await findViewPage(pool, VIEWS['program/own'] as View, first);
  const query: NodeQuery = { domain, language: 'nl', fallback: 'none', revision: 'published' };
  const fields = (await findNodes(pool, query, 'nids', nids)).rows[0]?.fields;
  if (!fields) return null;
  const { phaseDayInterval } = fields;
  const forms = await findExistingForms(pool, { domain, language: 'nl' });
  return {
    intervalDays: typeof phaseDayInterval === 'number' ? phaseDayInterval : 1,
    phases: readPhases(fields),
    forms,
  };
}

export interface Programmes {
  /** Returns a domain's programme for a user's start date and submitted forms; null if it has none. */
  readonly of: (domain: string | null, start: string, sent: ReadonlySet<string>) => Programme | null;
  /** Number of days after which the last phase of every programme has opened. */
  readonly longestDays: number;
}

const getDays = ({ phases, ...programme }: PublishedProgramme): number => {
  const start: CalendarDate = '2024-01-01';
  return countDaysBetween(start, getUnlockDate({ ...programme, start }, Math.max(0, phases.length - 1)));
};

/** Loads the published programme of every domain that has one. */
export async function loadProgrammes(system: Pick<ContentSystem, 'database'>): Promise<Programmes> {
  const publications = await Promise.all(
    DOMAINS.map(async ({ key }) => [key, await readPublishedProgrammes(system, key)] as const),
  );
  const programmes = new Map<string, PublishedProgramme | null>(publications);
  return {
    of: (domain, start, submissions) => {
      const publishedProgramme = domain === null ? null : (programmes.get(domain) ?? null);
      if (!publishedProgramme) return null;
      const { forms, intervalDays } = publishedProgramme;
      const openForms = new Set([...forms].flatMap(([id, isOpen]) => (isOpen || submissions.has(id) ? [id] : [])));
      return {
        start: start as CalendarDate,
        intervalDays,
        phases: omitMissingForms(publishedProgramme.phases, openForms),
      };
    },
    longestDays: Math.max(0, ...publications.map(([, publication]) => (publication ? getDays(publication) : 0))),
  };
}
