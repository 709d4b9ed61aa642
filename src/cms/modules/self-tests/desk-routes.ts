import { sql } from 'drizzle-orm';
import { ValidationError } from 'yup';
import {
  clearanceBody,
  clearSelfTest,
  type DeskSelfTest,
  listSelfTests,
  openSelfTest,
  saveSelfTest,
  selfTestBody,
  type TypedSelfTest,
  withdrawSelfTest,
} from '#src/contract/desk/self-tests.ts';
import type { Form } from '#src/contract/forms/form.ts';
import { clearTestForm, selfTestForm } from '#src/contract/forms/self-test.ts';
import { amsterdamDate } from '#src/rules/calendar/today.ts';
import { instruments } from '../../db/schema/index.ts';
import { privateAnswer } from '../../http/answer.ts';
import { ApiError, ValidationFailure } from '../../http/api-error.ts';
import { readChecked } from '../../http/checked-body.ts';
import { refusedTexts } from '../../http/refused-fields.ts';
import type { ApiContext } from '../../http/request.ts';
import { type Route, serve } from '../../http/route.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { testAtDesk, testsAtDesk } from './instruments.ts';

/** The values of a form as it lets them through, or a refusal in its own words. */
function readForm<T extends object, V>(c: ApiContext, form: Form<T, V>, typed: T): V {
  try {
    form.schema.validateSync(typed, { abortEarly: false });
    return form.read(typed);
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const refused = error.inner.map(({ path = '', message }) => ({ name: path, wire: path, problem: message }));
    throw new ValidationFailure(refusedTexts(c.var.language, 'desk-library.selfTests.errors', refused));
  }
}

async function list(c: ApiContext): Promise<Response> {
  const tests = await testsAtDesk(c.var.system.database.db);
  const rows = tests.map(({ typed, isWhole, clearance }) => ({
    id: typed.id,
    title: typed.titleNl,
    domain: typed.domain,
    version: typed.version,
    isWhole,
    isCleared: clearance !== null,
  }));
  return privateAnswer(c, { rows });
}

const nameIn = (c: ApiContext): string => c.req.param('instrument') ?? '';

async function open(c: ApiContext): Promise<Response> {
  const test = await testAtDesk(c.var.system.database.db, nameIn(c));
  if (!test) throw new ApiError(404, 'not-found');
  return privateAnswer(c, test);
}

/** Holds all tests until the transaction ends: they are few, and seldom written. */
async function held(tx: Transaction, id: string): Promise<DeskSelfTest | undefined> {
  await tx.execute(sql`lock table ${instruments} in share row exclusive mode`);
  return testAtDesk(tx, id);
}

type Kept = Pick<typeof instruments.$inferInsert, 'typed' | 'clearance'>;

async function put(c: ApiContext, tx: Transaction, id: string, before: number, kept: Kept): Promise<void> {
  const row = { ...kept, revision: before + 1, changedAt: c.var.system.now() };
  await tx
    .insert(instruments)
    .values({ id, ...row })
    .onConflictDoUpdate({ target: instruments.id, set: row });
}

async function save(c: ApiContext): Promise<Response> {
  const { revision, ...sent } = await readChecked(c, selfTestBody);
  const typed = readForm(c, selfTestForm, { ...sent, id: nameIn(c) } as unknown as TypedSelfTest) as TypedSelfTest;
  const saved = await c.var.system.database.db.transaction(async (tx) => {
    const before = await held(tx, typed.id);
    if ((before?.revision ?? 0) !== revision) throw new ApiError(409, 'saved-meanwhile');
    await put(c, tx, typed.id, revision, { typed, clearance: null });
    return testAtDesk(tx, typed.id);
  });
  return privateAnswer(c, saved);
}

async function clear(c: ApiContext): Promise<Response> {
  const { revision, ...sent } = await readChecked(c, clearanceBody);
  const decision = readForm(c, clearTestForm, sent);
  const cleared = await c.var.system.database.db.transaction(async (tx) => {
    const before = await held(tx, nameIn(c));
    if (!before) throw new ApiError(404, 'not-found');
    if (before.revision !== revision || !before.isWhole) throw new ApiError(409, 'saved-meanwhile');
    const clearance = { ...decision, on: amsterdamDate(c.var.system.now()) };
    await put(c, tx, before.typed.id, revision, { typed: before.typed, clearance });
    return testAtDesk(tx, before.typed.id);
  });
  return privateAnswer(c, cleared);
}

async function withdraw(c: ApiContext): Promise<Response> {
  const withdrawn = await c.var.system.database.db.transaction(async (tx) => {
    const before = await held(tx, nameIn(c));
    if (!before) throw new ApiError(404, 'not-found');
    await put(c, tx, before.typed.id, before.revision, { typed: before.typed, clearance: null });
    return testAtDesk(tx, before.typed.id);
  });
  return privateAnswer(c, withdrawn);
}

/** Self-tests as content: who edits them, and who decides that one is offered. */
export const selfTestDeskRoutes: readonly Route[] = [
  serve(listSelfTests, list),
  serve(openSelfTest, open),
  serve(saveSelfTest, save),
  serve(clearSelfTest, clear),
  serve(withdrawSelfTest, withdraw),
];
