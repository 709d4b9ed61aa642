import { type SQL, sql } from 'drizzle-orm';
import type { DomainKey } from '#src/domains/domain.ts';
import { getDomain } from '#src/domains/index.ts';
import { addDays, type CalendarDate, countDaysBetween } from '#src/rules/calendar/calendar-date.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import { PROGRAMME_DAYS } from '#src/rules/limits.ts';
import type { Programme } from '#src/rules/programme/phase.ts';
import { getProgrammeState } from '#src/rules/programme/programme-day.ts';
import { getProgrammeProgress } from '#src/rules/programme/progress.ts';
import { selectTodayStep, type TodayFacts } from '#src/rules/programme/today-step.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import type { Sweep } from '../../jobs/sweep.ts';
import type { MailValues } from '../../mail/define-mail.ts';
import { notifyUser } from '../notifications/notify.ts';
import { MAIL_PAGE_PATHS } from '../notifications/page-paths.ts';
import { hasVisitedSince } from './activity-since.ts';
import { handleEachAccount, type ScheduledRecipient } from './each-batch.ts';
import { loadProgrammes } from './programmes.ts';
import { isNotRemindedSql } from './reminder-hour.ts';

/** Days without a visit after which another mail replaces the daily one. */
export const DAYS_WITHOUT_VISIT = 7;

const FIRST_DAY: CalendarDate = '2024-01-01';

interface ReminderState {
  readonly hasPlan: boolean;
  readonly answered: readonly string[];
  readonly isLast: boolean;
}

type Step = NonNullable<MailValues['step']>;

const PAGE_OF_STEP = {
  plan: MAIL_PAGE_PATHS.plan,
  exercise: MAIL_PAGE_PATHS.programme,
  day: MAIL_PAGE_PATHS.day,
  programme: MAIL_PAGE_PATHS.programme,
  last: MAIL_PAGE_PATHS.programme,
} as const satisfies Record<Step, unknown>;

function hasExercise(programme: Programme | null, answers: readonly string[], today: CalendarDate): boolean {
  if (!programme) return false;
  const progress = getProgrammeProgress(programme, new Set(answers), today);
  return progress.some(({ exercises }) => [...exercises.values()].includes('available'));
}

/** Returns the domain's safety step, if the programme has one. */
function findSafetyStep(
  programme: Programme | null,
  { domain, answered }: ScheduledRecipient & ReminderState,
): TodayFacts['safety'] {
  const { safety } = getDomain(domain as DomainKey);
  const isHeld = safety !== null && programme?.phases.some(({ exercises }) => exercises.includes(safety.webform));
  return isHeld ? { first: safety.first, isDone: answered.includes(safety.webform) } : null;
}

/** Returns the first step of a day, by the rule of the programme's page; by default the day's registration. */
function getFirstStep(
  reader: ScheduledRecipient & ReminderState,
  programme: Programme | null,
  today: CalendarDate,
): Step {
  if (reader.isLast) return 'last';
  const isRegistered = getDomain(reader.domain as DomainKey).registration !== null;
  const step = selectTodayStep({
    safety: findSafetyStep(programme, reader),
    // Answers from before registration are never sent to the server.
    danger: 'none',
    plan: !isRegistered ? 'none' : reader.hasPlan ? 'made' : 'missing',
    isFinished: programme !== null && getProgrammeState(programme.start, null, today) === 'finished',
    hasExercise: hasExercise(programme, reader.answered, today),
  });
  if (step === 'safety' || step === 'exercise') return 'exercise';
  if (step === 'rest') return isRegistered ? 'day' : 'programme';
  return 'plan';
}

/** Returns the condition on `u` that a run of six weeks started within these days, and was not stopped. */
const hasStartedSince = (first: CalendarDate, last: CalendarDate): SQL => sql`(
  u.program_start between ${first}::date and ${last}::date or exists (select from paths w
    where w.uid = u.uid and w.ended_on is null and w.begun_on between ${first}::date and ${last}::date))`;

/** Returns the condition on `u` to be in the 42 days of the programme, or of a later run. */
export const isInProgrammeSql = (today: CalendarDate): SQL =>
  hasStartedSince(addDays(today, 1 - PROGRAMME_DAYS), today);

const selectProgrammeState = (today: CalendarDate) => sql`
  ${hasStartedSince(addDays(today, 1 - PROGRAMME_DAYS), addDays(today, 1 - PROGRAMME_DAYS))} as "isLast",
  exists (select 1 from plans g where g.uid = u.uid) as "hasPlan",
  array(select s.webform_id from submissions s where s.uid = u.uid) as answered`;

/** Sends one mail a day: its first step and a sentence. In the last of the six weeks it states that the mails end. */
export async function sendDailyMails(system: ContentSystem, sweep: Sweep | null = null): Promise<void> {
  const today = getAmsterdamDate(system.now());
  const programmes = await loadProgrammes(system);
  const condition = sql`${hasVisitedSince(addDays(today, 1 - DAYS_WITHOUT_VISIT))}
    and ${isInProgrammeSql(today)} and ${isNotRemindedSql(system, today)}`;
  const selection = { setting: 'daily_mail', where: condition, columns: selectProgrammeState(today) } as const;
  await handleEachAccount<ReminderState>(system, sweep, selection, async (tx, reader) => {
    const step = getFirstStep(
      reader,
      programmes.of(reader.domain, reader.programStart, new Set(reader.answered)),
      today,
    );
    await notifyUser(system, tx, reader, {
      setting: 'daily_mail',
      mail: 'daily',
      path: PAGE_OF_STEP[step],
      values: { step, sentence: countDaysBetween(FIRST_DAY, today) },
      cause: `daily ${reader.uid} ${today}`,
    });
  });
}
