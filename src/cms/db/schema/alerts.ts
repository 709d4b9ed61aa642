import { boolean, index, integer, pgTable, primaryKey, serial, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** An alert for all users of its domains. */
export const crisisAlerts = pgTable('crisis_alerts', {
  id: serial().primaryKey(),
  uuid: uuid().notNull().unique(),
  type: text({ enum: ['crisis', 'info'] }).notNull(),
  domains: text().array().notNull(),
  weight: integer().notNull().default(0),
  /** Only editors see an alert that is off. */
  isOn: boolean('is_on').notNull().default(true),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** An alert's texts; a language without a row does not show it. */
export const crisisAlertTranslations = pgTable(
  'crisis_alert_translations',
  {
    alertId: integer('alert_id')
      .notNull()
      .references(() => crisisAlerts.id, { onDelete: 'cascade' }),
    language: text().notNull(),
    title: text().notNull(),
    body: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.alertId, table.language] }),
    index('crisis_alert_translations_language_index').on(table.language),
  ],
);
