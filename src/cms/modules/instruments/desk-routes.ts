import {
  approveSelfTest,
  deleteSelfTest,
  getSelfTestTitle,
  listSelfTests,
  openSelfTest,
  type SelfTestInputs,
  saveSelfTest,
  selfTestApprovalBody,
  selfTestBody,
  withdrawSelfTest,
} from '#src/contract/desk/self-tests.ts';
import { approveTestForm } from '#src/contract/forms/self-test.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import { changeContent } from '../../content/change-content.ts';
import { getActor } from '../../content/entry-type.ts';
import { publishEntry } from '../../content/publish-entry.ts';
import { storeVersion } from '../../content/store-version.ts';
import { respondEmpty, respondPrivately } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import { assertEditScope, getEditorRights } from '../../http/editor-rights.ts';
import { readRequest } from '../../http/read-request.ts';
import type { ApiContext } from '../../http/request.ts';
import { type Route, serve } from '../../http/route.ts';
import {
  binTest,
  lockTest,
  overwriteTest,
  parseForm,
  parseSelfTest,
  selfTestEntryType,
} from './instrument-entry-type.ts';
import { findDeskSelfTest, listDeskSelfTests } from './instruments.ts';

async function list(c: ApiContext): Promise<Response> {
  const tests = await listDeskSelfTests(c.var.system.database.db);
  const rows = tests.map(({ typed, isWhole, clearance }) => ({
    id: typed.id,
    title: getSelfTestTitle(typed, c.var.language),
    domain: typed.domain,
    version: typed.version,
    isWhole,
    isCleared: clearance !== null,
  }));
  return respondPrivately(c, { rows });
}

const readInstrumentName = (c: ApiContext): string => c.req.param('instrument') ?? '';

async function open(c: ApiContext): Promise<Response> {
  const test = await findDeskSelfTest(c.var.system.database.db, readInstrumentName(c));
  if (!test) throw new ApiError(404, 'not-found');
  return respondPrivately(c, test);
}

async function save(c: ApiContext): Promise<Response> {
  const { revision, ...sent } = await readRequest(c, selfTestBody);
  const id = readInstrumentName(c);
  const input = parseSelfTest({ ...sent, id } as unknown as SelfTestInputs, c.var.language);
  const rights = await getEditorRights(c);
  const actor = getActor(c);
  const saved = await changeContent(c.var.system, async (tx) => {
    const previousTest = await lockTest(tx, id);
    assertEditScope(rights, await selfTestEntryType.placeOf(tx, id, { typed: input }));
    if ((previousTest?.revision ?? 0) !== revision) throw new ApiError(409, 'saved-meanwhile');
    if (previousTest) await publishEntry(tx, selfTestEntryType, id, { typed: input }, actor);
    else {
      await overwriteTest(tx, input, { clearance: null, at: actor.at });
      await storeVersion(
        actor,
        tx,
        { kind: selfTestEntryType.kind, key: id },
        { before: null, after: { typed: input } },
      );
    }
    return { value: await findDeskSelfTest(tx, id), tags: [] };
  });
  return respondPrivately(c, saved);
}

async function clear(c: ApiContext): Promise<Response> {
  const { revision, ...sent } = await readRequest(c, selfTestApprovalBody);
  const decision = parseForm(approveTestForm, sent, c.var.language);
  const responseTest = await c.var.system.database.db.transaction(async (tx) => {
    const previousTest = await lockTest(tx, readInstrumentName(c));
    if (!previousTest) throw new ApiError(404, 'not-found');
    if (previousTest.revision !== revision || !previousTest.isWhole) throw new ApiError(409, 'saved-meanwhile');
    const time = c.var.system.now();
    await overwriteTest(tx, previousTest.typed, { clearance: { ...decision, on: getAmsterdamDate(time) }, at: time });
    return findDeskSelfTest(tx, previousTest.typed.id);
  });
  return respondPrivately(c, responseTest);
}

async function withdraw(c: ApiContext): Promise<Response> {
  const withdrawn = await c.var.system.database.db.transaction(async (tx) => {
    const previousTest = await lockTest(tx, readInstrumentName(c));
    if (!previousTest) throw new ApiError(404, 'not-found');
    await overwriteTest(tx, previousTest.typed, { clearance: null, at: c.var.system.now() });
    return findDeskSelfTest(tx, previousTest.typed.id);
  });
  return respondPrivately(c, withdrawn);
}

async function remove(c: ApiContext): Promise<Response> {
  const id = readInstrumentName(c);
  const rights = await getEditorRights(c);
  await changeContent(c.var.system, async (tx) => {
    const previousTest = await lockTest(tx, id);
    if (!previousTest) throw new ApiError(404, 'not-found');
    assertEditScope(rights, await selfTestEntryType.placeOf(tx, id, null));
    if (previousTest.isShipped) throw new ApiError(409, 'still-used');
    await binTest(tx, previousTest.typed, getActor(c));
    const entry = { kind: selfTestEntryType.kind, key: id };
    await storeVersion(getActor(c), tx, entry, { before: { typed: previousTest.typed }, after: null });
    return { value: undefined, tags: [] };
  });
  return respondEmpty(c);
}

/** Routes for editing self-tests, and for approving them. */
export const selfTestDeskRoutes: readonly Route[] = [
  serve(listSelfTests, list),
  serve(openSelfTest, open),
  serve(saveSelfTest, save),
  serve(deleteSelfTest, remove),
  serve(approveSelfTest, clear),
  serve(withdrawSelfTest, withdraw),
];
