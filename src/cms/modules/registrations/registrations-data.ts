import { eq } from 'drizzle-orm';
import { toDecimal } from '#src/rules/amounts/amount.ts';
import { plans, registrations } from '../../db/schema/index.ts';
import type { PersonalData } from '../../http/content-system.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { readRegistrations, toRegistration } from './registration-row.ts';

async function erase(tx: Transaction, uid: number): Promise<void> {
  await tx.delete(registrations).where(eq(registrations.uid, uid));
  await tx.delete(plans).where(eq(plans.uid, uid));
}

/** Registrations and plans of a user. A restart deletes both (docs/product-rules.md, "Plan"). */
export const registrationsData: PersonalData = {
  tables: ['registrations', 'plans'],
  collect: async (system, uid) => {
    const { db } = system.database;
    const planRows = await db.select().from(plans).where(eq(plans.uid, uid)).orderBy(plans.id);
    const rows = (await readRegistrations(db, uid)).map((row) => ({
      uuid: row.uuid,
      ...toRegistration(system, uid, row),
    }));
    return {
      registrations: rows.map(({ amount, cost, ...row }) => ({
        ...row,
        amount: toDecimal(amount),
        euros: cost === null ? null : (cost / 100).toFixed(2),
      })),
      plans: planRows.map(({ uid: _uid, id: _id, ...plan }) => plan),
    };
  },
  restart: erase,
  erase,
};
