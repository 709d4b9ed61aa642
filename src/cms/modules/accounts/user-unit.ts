import { eq, sql } from 'drizzle-orm';
import { ACCOUNT_WIRE_NAMES } from '#src/contract/own-user.ts';
import { UNIT_VARIANTS, type Unit } from '#src/domains/domain.ts';
import { applyUnitVariant } from '#src/domains/unit-variants.ts';
import { users } from '../../db/schema/index.ts';
import { ValidationFailure } from '../../http/api-error.ts';
import { getFieldErrorTexts } from '../../http/form-error.ts';
import type { ApiContext } from '../../http/request.ts';
import { getServerText } from '../../http/server-texts.ts';
import { lockUser } from '../../identity/find-user.ts';
import type { Transaction } from '../../jobs/jobs.ts';

/** Returns true if the user already has a day or a plan, with amounts in their unit. */
async function hasAmounts(tx: Transaction, uid: number): Promise<boolean> {
  const { rows } = await tx.execute<{ counted: boolean }>(sql`
    select exists (select from registrations where uid = ${uid}) or exists (select from plans where uid = ${uid}) as counted`);
  return rows[0]?.counted === true;
}

/** Refuses another unit if there is a day or a plan: amounts are never converted. */
export async function assertUnitChangeable(c: ApiContext, tx: Transaction, uid: number): Promise<void> {
  if (!(await hasAmounts(tx, uid))) return;
  const errors = [{ name: 'unit', wireName: ACCOUNT_WIRE_NAMES.unit, problem: 'begun' }];
  throw new ValidationFailure(getFieldErrorTexts(c.var.language, 'account.errors', errors));
}

/** Adopts the unit of an imported data export; refuses it if the account has days or a plan in another unit. */
export async function importUnit(c: ApiContext, tx: Transaction, uid: number, input: string | null): Promise<void> {
  const { domain, language } = c.var;
  const { unit } = await lockUser(tx, uid);
  const getName = (variant: string | null) => (applyUnitVariant(domain, variant).words.unit as Unit).many[language];
  const importedUnit = domain.words.unitChoices?.find(({ key }) => key === input)?.key ?? domain.key;
  if (importedUnit === (unit ?? domain.key)) return;
  if (await hasAmounts(tx, uid)) {
    const text = getServerText('import.other-unit', language, { theirs: getName(input), ours: getName(unit) });
    throw new ValidationFailure([{ field: 'file', text }]);
  }
  const variant = UNIT_VARIANTS.find((candidate) => candidate === importedUnit) ?? null;
  await tx.update(users).set({ unit: variant }).where(eq(users.uid, uid));
}
