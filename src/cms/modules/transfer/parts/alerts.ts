import { number, object, string } from 'yup';
import { RICH_TEXT_TAGS } from '#registry/fields/rich-text.ts';
import { type AlertContent, type AlertTexts, alertBody } from '#src/contract/desk/alerts.ts';
import { sanitiseRichText } from '#src/contract/rich-text.ts';
import { crisisAlerts, crisisAlertTranslations } from '../../../db/schema/index.ts';
import { saveAlertTexts, showAlert } from '../../alerts/alert-rows.ts';
import type { SetPart } from '../part.ts';

interface AlertRecord extends AlertContent {
  readonly uuid: string;
  /** Place among the alerts of its type. */
  readonly weight: number;
}

const cleaned = (words: AlertTexts | null): AlertTexts | null =>
  words && { ...words, body: sanitiseRichText(words.body, RICH_TEXT_TAGS) };

export const alertsPart: SetPart<AlertRecord> = {
  folder: 'alerts',
  schema: alertBody.concat(object({ uuid: string().uuid().required(), weight: number().integer().required() })),
  stand: async (db) => {
    const rows = await db.select().from(crisisAlerts);
    const texts = await db.select().from(crisisAlertTranslations);
    return new Map(
      rows.map((row) => {
        const { id: _id, version: _version, ...record } = showAlert(row, texts);
        return [row.uuid, { ...record, weight: row.weight }];
      }),
    );
  },
  nameOf: ({ uuid }) => uuid,
  domainsOf: ({ domains }) => domains,
  clean: (record) => ({ ...record, words: { nl: cleaned(record.words.nl), en: cleaned(record.words.en) } }),
  keep: async (tx, { uuid, type, domains, isOn, weight, words }) => {
    const set = { type, domains: [...domains], isOn, weight };
    const [row] = await tx
      .insert(crisisAlerts)
      .values({ uuid, ...set })
      .onConflictDoUpdate({ target: crisisAlerts.uuid, set })
      .returning();
    if (!row) throw new Error('The alert was not stored.');
    await saveAlertTexts(tx, row.id, words);
    return ['alerts'];
  },
};
