import { and, desc, eq } from 'drizzle-orm';
import { recordGpCall } from '#src/contract/record-gp-call.ts';
import { plans } from '../../db/schema/index.ts';
import { respondPrivately } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import { readRequest } from '../../http/read-request.ts';
import type { ApiContext } from '../../http/request.ts';
import { requireUser } from '../../identity/find-user.ts';
import { getDomainRegistration, getUserDay } from './registered-domain.ts';

/** Stores, with the plan that was saved last, the day of the GP call, or that it has not been made yet. */
export async function storeGpCall(c: ApiContext): Promise<Response> {
  getDomainRegistration(c);
  const { system } = c.var;
  const user = await requireUser(c);
  const { called } = await readRequest(c, recordGpCall);
  const gpCalledOn = called === true ? getUserDay(system, user) : null;
  const { db } = system.database;
  const [last] = await db
    .select({ id: plans.id })
    .from(plans)
    .where(eq(plans.uid, user.uid))
    .orderBy(desc(plans.id))
    .limit(1);
  if (!last) throw new ApiError(404, 'not-found');
  await db
    .update(plans)
    .set({ gpCalledOn })
    .where(and(eq(plans.uid, user.uid), eq(plans.id, last.id)));
  return respondPrivately(c, { gp_called_on: gpCalledOn });
}
