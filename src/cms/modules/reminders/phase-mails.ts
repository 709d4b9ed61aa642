import { type SQL, sql } from 'drizzle-orm';
import { addDays, type CalendarDate, getLaterDate } from '#src/rules/calendar/calendar-date.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import { findActivePhase } from '#src/rules/programme/active-phase.ts';
import { getUnlockDate, type Programme } from '#src/rules/programme/phase.ts';
import { messages } from '../../db/schema/index.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import type { Sweep } from '../../jobs/sweep.ts';
import { notifyUser } from '../notifications/notify.ts';
import { MAIL_PAGE_PATHS } from '../notifications/page-paths.ts';
import { mayHaveActedSince } from './activity-since.ts';
import { handleEachAccount } from './each-batch.ts';
import { loadProgrammes, type Programmes } from './programmes.ts';

/** Maximum number of days since a phase opened for which it is announced, also if the job was down for a while. */
const DAYS_OF_NEWS = 3;

interface AnswerDates {
  /** The day of the first answer to each exercise, by its form. */
  readonly answered: Readonly<Record<string, CalendarDate>>;
}

/** Returns the active phase that opened recently and was not started yet; null if there is none. */
export function findNewlyOpenedPhase(
  programme: Programme,
  { answered }: AnswerDates,
  today: CalendarDate,
): number | null {
  const index = findActivePhase(programme, new Set(Object.keys(answered)), today) ?? 0;
  const phase = programme.phases[index];
  if (index === 0 || !phase || phase.exercises.some((exercise) => exercise in answered)) return null;
  const previousPhase = programme.phases.slice(0, index).findLast(({ exercises }) => exercises.length > 0);
  const doneOn = answered[previousPhase?.exercises.at(-1) ?? ''];
  const unlockDay = getUnlockDate(programme, index);
  const openedOn = doneOn === undefined ? unlockDay : getLaterDate(unlockDay, doneOn);
  return openedOn >= addDays(today, -DAYS_OF_NEWS) ? index : null;
}

const ANSWERED = sql`(
  select coalesce(json_object_agg(s.webform_id, (s.created_at at time zone 'Europe/Amsterdam')::date::text), '{}')
  from submissions s where s.uid = u.uid) as answered`;

/** Preselects accounts for which the next phase may have opened recently, by the calendar or by an exercise. */
function selectCandidates({ longestDays }: Programmes, today: CalendarDate): SQL {
  const since = addDays(today, -DAYS_OF_NEWS);
  return sql`(u.program_start >= ${addDays(since, -longestDays)}::date or ${mayHaveActedSince(since)})`;
}

/** Notifies users after the next phase has opened, by a message and by mail; once per phase of each run. */
export async function sendPhaseMails(system: ContentSystem, sweep: Sweep | null = null): Promise<void> {
  const now = system.now();
  const today = getAmsterdamDate(now);
  const programmes = await loadProgrammes(system);
  const selection = { where: selectCandidates(programmes, today), columns: ANSWERED };
  await handleEachAccount<AnswerDates>(system, sweep, selection, async (tx, reader) => {
    const programme = programmes.of(reader.domain, reader.programStart, new Set(Object.keys(reader.answered)));
    const index = programme && findNewlyOpenedPhase(programme, reader, today);
    if (index === null) return;
    const cause = `phase ${reader.uid} ${reader.programStart} ${index}`;
    await tx
      .insert(messages)
      .values({ uid: reader.uid, template: 'phase', cause, createdAt: now })
      .onConflictDoNothing();
    await notifyUser(system, tx, reader, {
      setting: 'end_of_phase_mail',
      mail: 'end-of-phase',
      path: MAIL_PAGE_PATHS.programme,
      cause,
    });
  });
}
