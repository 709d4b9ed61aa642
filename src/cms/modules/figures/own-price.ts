import { eq } from 'drizzle-orm';
import { saveFigures as operation, ownPriceBody } from '#src/contract/figures/own-price.ts';
import { NO_PRICE, type OwnPrice } from '#src/rules/figures/money.ts';
import type { Keyring } from '../../db/encryption/keyring.ts';
import type { SealContext } from '../../db/encryption/seal.ts';
import { seal, unseal } from '../../db/encryption/seal.ts';
import { figures } from '../../db/schema/index.ts';
import { privateAnswer } from '../../http/answer.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import { countTry } from '../../http/limits.ts';
import type { ApiContext } from '../../http/request.ts';
import { sessionOf } from '../../identity/find-user.ts';
import { readOwn } from '../hard-moment/read-own.ts';
import { recordOf } from '../registrations/registered-domain.ts';

const placeOf = (uid: number): SealContext => ({ table: 'figures', row: String(uid), owner: uid });

/** It as it is kept. */
export const sealPrice = (keys: Keyring, uid: number, own: OwnPrice): string =>
  seal(keys, placeOf(uid), JSON.stringify(own));

/** What a person typed about what it costs them. */
export async function priceOf({ database, keys }: ContentSystem, uid: number): Promise<OwnPrice> {
  const [row] = await database.db.select().from(figures).where(eq(figures.uid, uid));
  return row ? { ...NO_PRICE, ...JSON.parse(unseal(keys, placeOf(uid), row.data)) } : NO_PRICE;
}

/** The own price of the caller. */
export async function showPrice(c: ApiContext): Promise<Response> {
  recordOf(c);
  return privateAnswer(c, await priceOf(c.var.system, sessionOf(c).uid));
}

/** Keeps the own price of the caller in the place of the one before. */
export async function keepPrice(c: ApiContext): Promise<Response> {
  recordOf(c);
  const { system } = c.var;
  const { uid } = sessionOf(c);
  const { price, size, lines } = await readOwn(c, operation, ownPriceBody);
  await countTry(c, 'hard-moment-write', uid);
  const own: OwnPrice = { price, size, lines };
  const row = { data: sealPrice(system.keys, uid, own), changedAt: system.now() };
  await system.database.db
    .insert(figures)
    .values({ uid, ...row })
    .onConflictDoUpdate({ target: figures.uid, set: row });
  return privateAnswer(c, own);
}
