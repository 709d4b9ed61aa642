import { privateAnswer } from '../../http/answer.ts';
import type { ApiContext } from '../../http/request.ts';
import { ownUser } from '../../identity/find-user.ts';
import { statisticsOf } from './days.ts';
import { ownDayOf, recordOf } from './registered-domain.ts';

/** The figures of the own streak. */
export async function showStatistics(c: ApiContext): Promise<Response> {
  const limits = recordOf(c);
  const user = await ownUser(c);
  const figures = await statisticsOf(c.var.system.database.db, user, limits, ownDayOf(c.var.system, user));
  const { registrationsStart: registrationsStartDate, programStart: programStartDate } = user;
  return privateAnswer(c, { ...figures, registrationsStartDate, programStartDate });
}
