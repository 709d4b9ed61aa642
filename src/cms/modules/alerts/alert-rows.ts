import { asc, eq, inArray, sql } from 'drizzle-orm';
import { RICH_TEXT_TAGS } from '#registry/fields/rich-text.ts';
import type { AlertContent, AlertTexts, DeskAlert } from '#src/contract/desk/alerts.ts';
import { sanitiseRichText } from '#src/contract/rich-text.ts';
import { LANGUAGES } from '#src/domains/domain.ts';
import type { Transaction } from '../../content/change-content.ts';
import { withVersion } from '../../content/version-conflict.ts';
import type { Orm } from '../../db/orm.ts';
import { crisisAlerts, crisisAlertTranslations } from '../../db/schema/index.ts';

type Row = typeof crisisAlerts.$inferSelect;
type TextRow = typeof crisisAlertTranslations.$inferSelect;

function wordsIn(texts: readonly TextRow[], language: string): AlertTexts | null {
  const found = texts.find((one) => one.language === language);
  return found ? { title: found.title, body: found.body } : null;
}

/** An alert at the desk. */
export function showAlert({ id, uuid, type, domains, isOn }: Row, texts: readonly TextRow[]): DeskAlert {
  const own = texts.filter(({ alertId }) => alertId === id);
  const words = { nl: wordsIn(own, 'nl'), en: wordsIn(own, 'en') };
  return withVersion({ id, uuid, type, domains: domains as DeskAlert['domains'], isOn, words });
}

/** Every alert in the order of the pages. */
export async function allAlerts(db: Pick<Orm, 'select'>): Promise<readonly DeskAlert[]> {
  const isInfo = sql`${crisisAlerts.type} = 'info'`;
  const rows = await db.select().from(crisisAlerts).orderBy(isInfo, asc(crisisAlerts.weight), asc(crisisAlerts.id));
  const texts = await db.select().from(crisisAlertTranslations);
  return rows.map((row) => showAlert(row, texts));
}

/** A stored alert, locked for this transaction; undefined if it was deleted. */
export async function lockAlert(tx: Transaction, id: number): Promise<DeskAlert | undefined> {
  const [row] = await tx.select().from(crisisAlerts).where(eq(crisisAlerts.id, id)).for('update');
  if (!row) return undefined;
  const isItsOwn = eq(crisisAlertTranslations.alertId, id);
  return showAlert(row, await tx.select().from(crisisAlertTranslations).where(isItsOwn));
}

/** Writes the texts of an alert; deletes a language without texts. Rich text is sanitised. */
export async function saveAlertTexts(
  tx: Transaction,
  alertId: number,
  words: AlertContent['words'],
): Promise<TextRow[]> {
  await tx.delete(crisisAlertTranslations).where(eq(crisisAlertTranslations.alertId, alertId));
  const rows = LANGUAGES.flatMap((language) => {
    const own = words[language];
    return own ? [{ alertId, language, title: own.title, body: sanitiseRichText(own.body, RICH_TEXT_TAGS) }] : [];
  });
  return tx.insert(crisisAlertTranslations).values(rows).returning();
}

/** The programmes of each of these alerts. */
export async function readAlertDomains(tx: Transaction, ids: readonly number[]): Promise<readonly string[][]> {
  const isAsked = inArray(crisisAlerts.id, [...ids]);
  return (await tx.select({ domains: crisisAlerts.domains }).from(crisisAlerts).where(isAsked)).map(
    (row) => row.domains,
  );
}

/** Gives each id the weight of its position. */
export async function storeAlertOrder(tx: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const place = sql`array_position(${sql.param(ids)}::int[], ${crisisAlerts.id})`;
  await tx
    .update(crisisAlerts)
    .set({ weight: place })
    .where(inArray(crisisAlerts.id, [...ids]));
}
