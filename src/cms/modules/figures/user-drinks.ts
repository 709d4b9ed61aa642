import { and, asc, eq, sql } from 'drizzle-orm';
import type { InferType } from 'yup';
import { saveOwnDrink as operation, ownDrinkBody } from '#src/contract/figures/user-drinks.ts';
import { MAX_OWN_DRINKS } from '#src/rules/drinks/user-drink.ts';
import type { Keyring } from '../../db/encryption/keyring.ts';
import { type CipherContext, decryptText, encryptText } from '../../db/encryption/seal.ts';
import { ownDrinks } from '../../db/schema/index.ts';
import { respondEmpty, respondPrivately } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import { recordFailedAttempt } from '../../http/limits.ts';
import type { ApiContext } from '../../http/request.ts';
import { lockUser, requireSession } from '../../identity/find-user.ts';
import { readHardMomentBody, refuseHardMomentField } from '../hard-moment/read-personal-texts.ts';
import { parseUuidParam } from '../registrations/daily-registration.ts';
import { getDomainRegistration } from '../registrations/registered-domain.ts';

type DrinkRow = Pick<typeof ownDrinks.$inferSelect, 'uid' | 'uuid' | 'data'>;
type DrinkBody = InferType<typeof ownDrinkBody>;

const getCipherContext = ({ uid, uuid }: Pick<DrinkRow, 'uid' | 'uuid'>): CipherContext => ({
  table: 'own_drinks',
  row: uuid,
  owner: uid,
});

/** Encrypts a drink for storage. */
export const encryptDrink = (keys: Keyring, uid: number, { uuid, ...drink }: DrinkBody): string =>
  encryptText(keys, getCipherContext({ uid, uuid }), JSON.stringify(drink));

/** Returns the user's own drinks, oldest first. */
export async function readOwnDrinks({ database, keys }: ContentSystem, uid: number): Promise<readonly DrinkBody[]> {
  const rows = await database.db
    .select()
    .from(ownDrinks)
    .where(eq(ownDrinks.uid, uid))
    .orderBy(asc(ownDrinks.createdAt), asc(ownDrinks.uuid));
  return rows.map((row) => ({ ...JSON.parse(decryptText(keys, getCipherContext(row), row.data)), uuid: row.uuid }));
}

/** Refuses a request in a domain without drinks. */
function assertHasDrinks(c: ApiContext): void {
  if (!getDomainRegistration(c).hasDrinks) throw new ApiError(404, 'not-found');
}

/** Lists the caller's own drinks. */
export async function showDrinks(c: ApiContext): Promise<Response> {
  assertHasDrinks(c);
  return respondPrivately(c, { drinks: await readOwnDrinks(c.var.system, requireSession(c).uid) });
}

/** Stores a drink under its uuid. */
export async function storeDrink(c: ApiContext): Promise<Response> {
  assertHasDrinks(c);
  const { system } = c.var;
  const { uid } = requireSession(c);
  const drink = await readHardMomentBody(c, operation, ownDrinkBody);
  await recordFailedAttempt(c, 'hard-moment-write', uid);
  const data = encryptDrink(system.keys, uid, drink);
  await system.database.db.transaction(async (tx) => {
    await lockUser(tx, uid);
    const otherDrinks = and(eq(ownDrinks.uid, uid), sql`${ownDrinks.uuid} <> ${drink.uuid}`);
    const [row] = await tx.select({ total: sql<number>`count(*)::int` }).from(ownDrinks).where(otherDrinks);
    if ((row?.total ?? 0) >= MAX_OWN_DRINKS) refuseHardMomentField(c, 'name', 'too-many');
    await tx
      .insert(ownDrinks)
      .values({ uid, uuid: drink.uuid, data, createdAt: system.now() })
      .onConflictDoUpdate({ target: [ownDrinks.uid, ownDrinks.uuid], set: { data } });
  });
  return respondPrivately(c, drink);
}

/** Deletes one of the caller's own drinks. */
export async function removeDrink(c: ApiContext): Promise<Response> {
  assertHasDrinks(c);
  const condition = and(
    eq(ownDrinks.uid, requireSession(c).uid),
    eq(ownDrinks.uuid, parseUuidParam(c.req.param('uuid') ?? '')),
  );
  const deletedRows = await c.var.system.database.db
    .delete(ownDrinks)
    .where(condition)
    .returning({ uuid: ownDrinks.uuid });
  if (deletedRows.length === 0) throw new ApiError(404, 'not-found');
  return respondEmpty(c);
}
