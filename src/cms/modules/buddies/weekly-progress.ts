import { sql } from 'drizzle-orm';
import { addDays } from '#src/rules/calendar/calendar-date.ts';
import { amsterdamDate } from '#src/rules/calendar/today.ts';
import { mondayOf, sundayOf } from '#src/rules/calendar/week.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import type { User } from '../accounts/find-user.ts';
import { sendProgress } from './buddy-mails.ts';
import type { BuddyRow } from './find-buddy.ts';

const AT_A_TIME = 200;

/** A buddy who said yes, whose it is, and on how many days of the week something was filled in. */
interface Due extends Pick<BuddyRow, 'uid' | 'id' | 'email' | 'code'> {
  readonly participant: Pick<User, 'uid' | 'name' | 'domain' | 'language'>;
  readonly days: number;
}

/** Tells every buddy about the week that ended on Sunday: once each, however often the job begins. */
export async function sendWeeklyProgress(system: ContentSystem): Promise<void> {
  const { database, jobs } = system;
  const week = addDays(mondayOf(amsterdamDate(system.now())), -7);
  for (let after = ''; ; ) {
    const { rows } = await database.db.execute(sql`
      select b.uid::int, b.id, b.email, b.code,
        json_build_object('uid', u.uid, 'name', u.name, 'domain', u.domain, 'language', u.language) as participant,
        (select count(distinct r.date)::int from registrations r
          where r.uid = b.uid and r.date between ${week}::date and ${sundayOf(week)}::date) as days
      from buddies b join users u on u.uid = b.uid
      where b.state = 'accepted' and u.status = 'active' and b.id::text > ${after}
      order by b.id::text limit ${AT_A_TIME}`);
    const due = rows as readonly unknown[] as readonly Due[];
    await jobs.transact(async (tx) => {
      for (const { participant, days, ...row } of due) await sendProgress(system, tx, participant, row, { week, days });
    });
    after = due.at(-1)?.id ?? after;
    if (due.length < AT_A_TIME) return;
  }
}
