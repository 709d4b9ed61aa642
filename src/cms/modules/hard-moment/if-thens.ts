import { and, asc, eq, sql } from 'drizzle-orm';
import type { InferType } from 'yup';
import { ifThenBody, saveIfThen as operation } from '#src/contract/hard-moment/if-thens.ts';
import { splitIfThen } from '#src/rules/hard-moment/if-thens.ts';
import { MAX_IF_THENS } from '#src/rules/limits.ts';
import type { Keyring } from '../../db/encryption/keyring.ts';
import { type CipherContext, decryptText, encryptText } from '../../db/encryption/seal.ts';
import type { Orm } from '../../db/orm.ts';
import { ifThenPlans } from '../../db/schema/index.ts';
import { respondEmpty, respondPrivately } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import { recordFailedAttempt } from '../../http/limits.ts';
import type { ApiContext } from '../../http/request.ts';
import { lockUser, requireSession } from '../../identity/find-user.ts';
import { parseUuidParam } from '../registrations/daily-registration.ts';
import { mentionsSuicide } from '../suicide-words/suicide-words.ts';
import { readPersonalTextAnswers } from './personal-text-answers.ts';
import { readHardMomentBody, refuseHardMomentField } from './read-personal-texts.ts';

type PlanRow = Pick<typeof ifThenPlans.$inferSelect, 'uid' | 'uuid' | 'data'>;
type IfThenBody = InferType<typeof ifThenBody>;

const getSealContext = ({ uid, uuid }: Pick<PlanRow, 'uid' | 'uuid'>): CipherContext => ({
  table: 'if_thens',
  row: uuid,
  owner: uid,
});

const openPlan = (keys: Keyring, row: PlanRow): IfThenBody => ({
  ...(JSON.parse(decryptText(keys, getSealContext(row), row.data)) as IfThenBody),
  uuid: row.uuid,
});

/** Encrypts a plan for storage. */
export const encryptIfThen = (keys: Keyring, uid: number, plan: IfThenBody): string =>
  encryptText(keys, getSealContext({ uid, uuid: plan.uuid }), JSON.stringify(plan));

/** Returns the user's plans, oldest first. */
export async function readIfThens(db: Orm, keys: Keyring, uid: number): Promise<readonly IfThenBody[]> {
  const rows = await db
    .select()
    .from(ifThenPlans)
    .where(eq(ifThenPlans.uid, uid))
    .orderBy(asc(ifThenPlans.createdAt), asc(ifThenPlans.uuid));
  return rows.map((row) => openPlan(keys, row));
}

/** Returns plans from the exercises that are not stored here; they are never added automatically. */
async function findIfThenOffers(c: ApiContext, plans: readonly IfThenBody[]) {
  const { database, keys } = c.var.system;
  const person = { uid: requireSession(c).uid, domain: c.var.domain.key };
  const answers = await readPersonalTextAnswers(database.db, keys, person);
  if (answers === null) return [];
  const { words, find } = answers;
  const offers = words.ifThens.flatMap((plan) => {
    const origin = `exercise:${'both' in plan ? plan.both.webform : plan.action.webform}`;
    const halves =
      'both' in plan
        ? splitIfThen(find(plan.both)?.words[0] ?? '')
        : { situation: find(plan.situation)?.words[0] ?? '', action: find(plan.action)?.words[0] ?? '' };
    return halves.action.trim() === '' ? [] : [{ ...halves, origin }];
  });
  const isStored = ({ action }: { readonly action: string }) => plans.some((plan) => plan.action === action.trim());
  return offers.filter((offer) => !isStored(offer));
}

/** Returns the user's plans, with the offers from the exercises. */
export async function showIfThens(c: ApiContext): Promise<Response> {
  const { database, keys } = c.var.system;
  const plans = await readIfThens(database.db, keys, requireSession(c).uid);
  return respondPrivately(c, { plans, offers: await findIfThenOffers(c, plans) });
}

/** Stores a plan under its uuid. The number of plans is limited, so that they fit on a screen. */
export async function handleSaveIfThen(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const { uid } = requireSession(c);
  const plan = await readHardMomentBody(c, operation, ifThenBody);
  await recordFailedAttempt(c, 'hard-moment-write', uid);
  const now = system.now();
  const row = { uid, uuid: plan.uuid };
  const data = encryptIfThen(system.keys, uid, plan);
  await system.database.db.transaction(async (tx) => {
    await lockUser(tx, uid);
    const otherPlans = and(eq(ifThenPlans.uid, uid), sql`${ifThenPlans.uuid} <> ${plan.uuid}`);
    const [countRow] = await tx.select({ total: sql<number>`count(*)::int` }).from(ifThenPlans).where(otherPlans);
    if ((countRow?.total ?? 0) >= MAX_IF_THENS) refuseHardMomentField(c, 'situation', 'too-many');
    await tx
      .insert(ifThenPlans)
      .values({ ...row, data, createdAt: now, changedAt: now })
      .onConflictDoUpdate({ target: [ifThenPlans.uid, ifThenPlans.uuid], set: { data, changedAt: now } });
  });
  const isHelpShown = await mentionsSuicide(system.database.db, [plan.situation, plan.action]);
  return respondPrivately(c, { ...plan, help_shown: isHelpShown });
}

/** Deletes one of the user's plans. */
export async function removeIfThen(c: ApiContext): Promise<Response> {
  const condition = and(
    eq(ifThenPlans.uid, requireSession(c).uid),
    eq(ifThenPlans.uuid, parseUuidParam(c.req.param('uuid') ?? '')),
  );
  const deletedRows = await c.var.system.database.db
    .delete(ifThenPlans)
    .where(condition)
    .returning({ uuid: ifThenPlans.uuid });
  if (deletedRows.length === 0) throw new ApiError(404, 'not-found');
  return respondEmpty(c);
}
