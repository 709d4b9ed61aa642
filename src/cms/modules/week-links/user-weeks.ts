import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import { isCalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { registrations, weekLinks } from '../../db/schema/index.ts';
import { respondEmpty, respondPrivately } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ApiContext } from '../../http/request.ts';
import { requireSession } from '../../identity/find-user.ts';
import { toLinkedDayUuid } from './save-week.ts';

const isUsedBy = (uid: number) => and(eq(weekLinks.uid, uid), isNotNull(weekLinks.usedAt));

/** Lists the user's weeks that were saved by a link, newest first. */
export async function listOwnWeeks(c: ApiContext): Promise<Response> {
  const { uid } = requireSession(c);
  const { monday, usedAt, dates } = weekLinks;
  const rows = await c.var.system.database.db
    .select({ monday, usedAt, dates })
    .from(weekLinks)
    .where(isUsedBy(uid))
    .orderBy(desc(monday));
  const weeks = rows.map((row) => ({ monday: row.monday, used_at: row.usedAt, dates: row.dates ?? [] }));
  return respondPrivately(c, { weeks });
}

/** Deletes the days that a link saved and that were not changed since. */
export async function handleUndoSavedWeek(c: ApiContext): Promise<Response> {
  const { uid } = requireSession(c);
  const monday = c.req.param('monday') ?? '';
  if (!isCalendarDate(monday)) throw new ApiError(404, 'not-found');
  await c.var.system.database.db.transaction(async (tx) => {
    const isThisWeek = and(isUsedBy(uid), eq(weekLinks.monday, monday));
    const [link] = await tx.select().from(weekLinks).where(isThisWeek).for('update');
    if (!link) throw new ApiError(404, 'not-found');
    const uuids = (link.dates ?? []).map((date) => toLinkedDayUuid(link, date));
    const isUnchanged = and(
      eq(registrations.uid, uid),
      inArray(registrations.uuid, uuids),
      eq(registrations.revision, 1),
    );
    await tx.delete(registrations).where(isUnchanged);
    await tx.update(weekLinks).set({ dates: [], answer: null }).where(isThisWeek);
  });
  return respondEmpty(c);
}
