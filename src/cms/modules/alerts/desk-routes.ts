import { randomUUID } from 'node:crypto';
import { eq, max } from 'drizzle-orm';
import {
  type AlertContent,
  alertBody,
  changedAlert,
  createAlert,
  deleteAlert,
  listAlerts,
  orderAlerts,
  updateAlert,
} from '#src/contract/desk/alerts.ts';
import { orderBody, type VersionedContent } from '#src/contract/desk/rows.ts';
import { ALERT_FORM } from '#src/contract/forms/library.ts';
import { changeContent } from '../../content/change-content.ts';
import { getActor } from '../../content/entry-type.ts';
import { publishEntry } from '../../content/publish-entry.ts';
import { storeVersion } from '../../content/store-version.ts';
import { assertVersion } from '../../content/version-conflict.ts';
import { crisisAlerts } from '../../db/schema/index.ts';
import { recordSwitch } from '../../http/activity.ts';
import { emptyAnswer, privateAnswer } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import { assertMayEdit, assertWithin, getEditorRights } from '../../http/editor-rights.ts';
import { readRequest } from '../../http/read-request.ts';
import type { ApiContext } from '../../http/request.ts';
import { idParam, type Route, serve } from '../../http/route.ts';
import { ALERT_TAGS, alertEntryType, binAlert } from './alert-entry-type.ts';
import { allAlerts, lockAlert, readAlertDomains, saveAlertTexts, showAlert, storeAlertOrder } from './alert-rows.ts';

const columns = ({ type, domains, isOn }: AlertContent) => ({ type, domains: [...domains], isOn });

async function make(c: ApiContext): Promise<Response> {
  const sent: AlertContent = await readRequest(c, alertBody, ALERT_FORM);
  await assertMayEdit(c, { domains: sent.domains, language: null });
  const alert = await changeContent(c.var.system, async (tx) => {
    const [last] = await tx.select({ weight: max(crisisAlerts.weight) }).from(crisisAlerts);
    const row = { ...columns(sent), uuid: randomUUID(), weight: (last?.weight ?? 0) + 1 };
    const [made] = await tx.insert(crisisAlerts).values(row).returning();
    if (!made) throw new Error('The alert was not stored.');
    const value = showAlert(made, await saveAlertTexts(tx, made.id, sent.words));
    const after = await alertEntryType.content.read(tx, String(made.id));
    await storeVersion(getActor(c), tx, { kind: 'alert', key: String(made.id) }, { before: null, after });
    return { value, tags: ALERT_TAGS };
  });
  return privateAnswer(c, alert, 201);
}

async function update(c: ApiContext): Promise<Response> {
  const id = idParam(c, 'id');
  const { version, ...sent }: AlertContent & VersionedContent = await readRequest(c, changedAlert, ALERT_FORM);
  const rights = await getEditorRights(c);
  const alert = await changeContent(c.var.system, async (tx) => {
    const before = await lockAlert(tx, id);
    if (!before) throw new ApiError(404, 'not-found');
    assertWithin(rights, { domains: [...before.domains, ...sent.domains], language: null });
    assertVersion(before, version);
    const { isOn, ...content } = sent;
    const tags = await publishEntry(tx, alertEntryType, String(id), content, getActor(c));
    await tx.update(crisisAlerts).set({ isOn }).where(eq(crisisAlerts.id, id));
    const after = await lockAlert(tx, id);
    if (before.isOn !== isOn) recordSwitch(c, { isOn, before, after });
    return { value: after, tags };
  });
  return privateAnswer(c, alert);
}

async function remove(c: ApiContext): Promise<Response> {
  const id = idParam(c, 'id');
  const rights = await getEditorRights(c);
  await changeContent(c.var.system, async (tx) => {
    const before = await lockAlert(tx, id);
    if (!before) throw new ApiError(404, 'not-found');
    assertWithin(rights, { domains: before.domains, language: null });
    const content = await alertEntryType.content.read(tx, String(id));
    await binAlert(tx, before, getActor(c));
    await storeVersion(getActor(c), tx, { kind: 'alert', key: String(id) }, { before: content, after: null });
    return { value: undefined, tags: ALERT_TAGS };
  });
  return emptyAnswer(c);
}

async function order(c: ApiContext): Promise<Response> {
  const { ids } = await readRequest(c, orderBody);
  const rights = await getEditorRights(c);
  await changeContent(c.var.system, async (tx) => {
    for (const domains of await readAlertDomains(tx, ids)) assertWithin(rights, { domains, language: null });
    return { value: await storeAlertOrder(tx, ids), tags: ALERT_TAGS };
  });
  return emptyAnswer(c);
}

export const alertDeskRoutes: readonly Route[] = [
  serve(listAlerts, async (c) => privateAnswer(c, { rows: await allAlerts(c.var.system.database.db) })),
  serve(createAlert, make),
  serve(updateAlert, update),
  serve(deleteAlert, remove),
  serve(orderAlerts, order),
];
