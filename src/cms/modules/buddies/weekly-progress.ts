import { sql } from 'drizzle-orm';
import { addDays } from '#src/rules/calendar/calendar-date.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import { getMonday, getSunday } from '#src/rules/calendar/week.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import type { User } from '../../identity/find-user.ts';
import { type Sweep, sweepRanges } from '../../jobs/sweep.ts';
import { type BuddyWeek, sendProgressMail } from './buddy-mails.ts';
import type { StoredBuddy } from './find-buddy.ts';

const BATCH_SIZE = 200;

/** A buddy who accepted, the participant, and the number of days of the week with a registration. */
interface DueProgress extends Pick<StoredBuddy, 'uid' | 'id' | 'email' | 'code'>, Omit<BuddyWeek, 'week'> {
  readonly participant: Pick<User, 'uid' | 'name' | 'language'>;
}

/**
 * Mails every buddy about the week that ended on Sunday: once each, also if the job restarts. Only days that could be
 * registered count, and only weeks in which the buddy had accepted.
 */
export async function sendWeeklyProgress(system: ContentSystem, sweep: Sweep | null = null): Promise<void> {
  const { database, jobs } = system;
  const week = addDays(getMonday(getAmsterdamDate(system.now())), -7);
  const sunday = getSunday(week);
  const isDue = sql`b.state = 'accepted' and u.status = 'active' and u.registrations_start <= ${sunday}::date
    and (coalesce(b.answered_at, b.invited_at) at time zone 'Europe/Amsterdam')::date <= ${sunday}::date`;
  const hasBuddy = sql`u.uid in (select a.uid from buddies a where a.state = 'accepted')`;
  await sweepRanges(system, sweep, hasBuddy, async (condition) => {
    for (let lastId = ''; ; ) {
      const { rows } = await database.db.execute(sql`
        select b.uid::int, b.id, b.email, b.code,
          json_build_object('uid', u.uid, 'name', u.name, 'language', u.language) as participant,
          ${sunday}::date - greatest(u.registrations_start, ${week}::date) + 1 as open,
          (select count(distinct r.date)::int from registrations r
            where r.uid = b.uid and r.date between greatest(u.registrations_start, ${week}::date) and ${sunday}::date
          ) as days
        from buddies b join users u on u.uid = b.uid
        where ${isDue} and ${condition} and b.id::text > ${lastId}
        order by b.id::text limit ${BATCH_SIZE}`);
      const dueSteps = rows as readonly unknown[] as readonly DueProgress[];
      await jobs.transact(async (tx) => {
        for (const { participant, days, open, ...row } of dueSteps) {
          await sendProgressMail(system, tx, participant, row, { week, days, open });
        }
      });
      lastId = dueSteps.at(-1)?.id ?? lastId;
      if (dueSteps.length < BATCH_SIZE) return;
    }
  });
}
