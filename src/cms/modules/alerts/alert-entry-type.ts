import { eq } from 'drizzle-orm';
import { type AlertContent, alertBody, type DeskAlert } from '#src/contract/desk/alerts.ts';
import { ALERT_FORM } from '#src/contract/forms/library.ts';
import { moveToBin } from '../../content/bin.ts';
import type { Transaction } from '../../content/change-content.ts';
import type { Actor } from '../../content/entry-type.ts';
import type { WholeKind } from '../../content/publish-entry.ts';
import { crisisAlerts } from '../../db/schema/index.ts';
import { ApiError } from '../../http/api-error.ts';
import { readContent } from '../../http/read-request.ts';
import { lockAlert, saveAlertTexts } from './alert-rows.ts';

/** Tags of every response with alerts. */
export const ALERT_TAGS = ['alerts'];

/** Versioned content of an alert. Its switch acts at once and is not content. */
const contentOf = ({ type, domains, words }: DeskAlert): Omit<AlertContent, 'isOn'> => ({ type, domains, words });

const alertContent = alertBody.omit(['isOn']);

const idOf = (key: string) => (/^\d{1,9}$/.test(key) ? Number(key) : 0);
const alertAt = (tx: Transaction, key: string) => lockAlert(tx, idOf(key));

const isAlert = (key: string) => eq(crisisAlerts.id, idOf(key));

async function hide(tx: Transaction, key: string) {
  await tx.update(crisisAlerts).set({ isOn: false }).where(isAlert(key));
  return ALERT_TAGS;
}

/** An alert in all its languages. */
export const alertEntryType = {
  kind: 'alert',
  access: 'editor',
  placeOf: async (tx, key, content) => {
    const standing = await alertAt(tx, key);
    const chosen = Array.isArray(content?.domains) ? content.domains.map(String) : [];
    return { domains: [...(standing?.domains ?? []), ...chosen], language: null };
  },
  content: {
    read: async (tx, key) => {
      const alert = await alertAt(tx, key);
      return alert ? contentOf(alert) : null;
    },
    write: async (tx, key, content, { language }) => {
      const { type, domains, words } = (await readContent(content, alertContent, language, ALERT_FORM)) as Omit<
        AlertContent,
        'isOn'
      >;
      const set = { type, domains: [...domains] };
      const [row] = await tx.update(crisisAlerts).set(set).where(isAlert(key)).returning({ id: crisisAlerts.id });
      if (!row) throw new ApiError(404, 'not-found');
      await saveAlertTexts(tx, row.id, words);
      return ALERT_TAGS;
    },
  },
  hide,
  cameBack: hide,
} as const satisfies WholeKind;

/** Deletes an alert; it can be restored from the bin. */
export async function binAlert(tx: Transaction, { id, words, domains }: DeskAlert, by: Actor): Promise<void> {
  const name = words.nl?.title ?? words.en?.title ?? '';
  const parts = [
    { table: 'crisis_alerts', column: 'id', value: id },
    { table: 'crisis_alert_translations', column: 'alert_id', value: id },
  ];
  await moveToBin(tx, { kind: 'alert', key: String(id), name, domains }, parts, by);
  await tx.delete(crisisAlerts).where(eq(crisisAlerts.id, id));
}
