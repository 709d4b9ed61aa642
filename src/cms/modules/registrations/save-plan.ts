import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq } from 'drizzle-orm';
import type { Plan } from '#src/rules/plan/plan.ts';
import { plans } from '../../db/schema/index.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import { lockUser } from '../../identity/find-user.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { recordEvents } from '../badges/record-event.ts';
import { hasLowerPlan, toPlan, toPlanColumns, toStoredPlan } from './plan-row.ts';

interface NewPlan {
  readonly uid: number;
  /** uuid of the plan; null to generate one. */
  readonly uuid: string | null;
  readonly plan: Plan;
}

/** Saves a plan after the earlier ones; returns its uuid. A plan equal to today's last one counts as that plan. */
export async function savePlan(system: ContentSystem, tx: Transaction, { uid, uuid, plan }: NewPlan): Promise<string> {
  await lockUser(tx, uid);
  const [last] = await tx.select().from(plans).where(eq(plans.uid, uid)).orderBy(desc(plans.id)).limit(1);
  if (last && isDeepStrictEqual(toStoredPlan(toPlan(last)), toStoredPlan(plan))) return last.uuid;
  const id = uuid ?? randomUUID();
  await tx
    .insert(plans)
    .values({ uid, uuid: id, ...toPlanColumns(plan), createdAt: system.now() })
    .onConflictDoNothing();
  // A plan that lowers no goal awards no badge.
  if (await hasLowerPlan(tx, uid)) await recordEvents(tx, system, { uid, events: [{ kind: 'plan-made' }] });
  return id;
}

/** Finds one of a user's plans. */
export async function findPlanByUuid(db: Transaction, uid: number, uuid: string): Promise<Plan | undefined> {
  const [row] = await db
    .select()
    .from(plans)
    .where(and(eq(plans.uid, uid), eq(plans.uuid, uuid)));
  return row && toPlan(row);
}
