import { boolean, integer, jsonb, numeric, pgTable, text } from 'drizzle-orm/pg-core';

export interface CookieTexts {
  readonly title: string;
  readonly body: string;
}

export interface StoredPartner {
  readonly name: string;
  readonly href: string;
  /** Uuid of a picture of the media library; null shows the name without a logo. */
  readonly logo: string | null;
}

/** Creates a column with an amount in units, exact. */
const amount = (name: string) => numeric(name, { precision: 6, scale: 2, mode: 'number' });

/** Settings of an administrator for a domain; a domain without a row has the values of its record. */
export const sites = pgTable('sites', {
  domain: text().primaryKey(),
  name: text(),
  isInMaintenance: boolean('is_in_maintenance').notNull().default(false),
  isLoginOnly: boolean('is_login_only'),
  hasSupportPopup: boolean('has_support_popup'),
  hasStopDate: boolean('has_stop_date'),
  maximum: amount('maximum'),
  checkFrom: amount('check_from'),
  weeksInGroup: integer('weeks_in_group'),
  hasHti: boolean('has_hti').notNull().default(false),
  showsEnergy: boolean('shows_energy').notNull().default(false),
  cookieTexts: jsonb('cookie_texts').$type<Readonly<Record<string, CookieTexts>>>(),
  partners: jsonb().$type<readonly StoredPartner[]>().notNull().default([]),
});

/** Facts about the installation as a whole. */
export const installation = pgTable('installation', {
  key: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
});
