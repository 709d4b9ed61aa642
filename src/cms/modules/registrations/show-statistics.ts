import { respondPrivately } from '../../http/answer.ts';
import type { ApiContext } from '../../http/request.ts';
import { requireUser } from '../../identity/find-user.ts';
import { loadStatistics } from './days.ts';
import { getDomainRegistration, getUserDay } from './registered-domain.ts';

/** Returns the figures of the user's streak. */
export async function showStatistics(c: ApiContext): Promise<Response> {
  const limits = getDomainRegistration(c);
  const user = await requireUser(c);
  const statistics = await loadStatistics(c.var.system.database.db, user, limits, getUserDay(c.var.system, user));
  const { registrationsStart: registrationsStartDate, programStart: programStartDate } = user;
  return respondPrivately(c, { ...statistics, registrationsStartDate, programStartDate });
}
