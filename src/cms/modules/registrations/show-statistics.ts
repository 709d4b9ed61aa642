import { privateAnswer } from '../../http/answer.ts';
import type { ApiContext } from '../../http/request.ts';
import { ownUser } from '../../identity/find-user.ts';
import { statisticsOf } from './days.ts';
import { recordOf, todayOf } from './registered-domain.ts';

/** The figures of the own streak. */
export async function showStatistics(c: ApiContext): Promise<Response> {
  const limits = recordOf(c);
  const user = await ownUser(c);
  const figures = await statisticsOf(c.var.system.database.db, user, limits, todayOf(c));
  const { registrationsStart: registrationsStartDate, programStart: programStartDate } = user;
  return privateAnswer(c, { ...figures, registrationsStartDate, programStartDate });
}
