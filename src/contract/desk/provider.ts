import { boolean, object, string } from 'yup';
import { PLAIN_FIELDS, type Provider, WORDED_FIELDS } from '#src/domains/provider.ts';
import { parseWithSchema } from './read-by.ts';
import { startedFrom, type Versioned } from './version.ts';

const text = string().strict().max(2_000).defined();
const worded = object({ nl: text, en: text });

/** The shape of the provider's own settings as they travel. */
export const providerSettings = object({
  ...Object.fromEntries(PLAIN_FIELDS.map((field) => [field, text])),
  ...Object.fromEntries(WORDED_FIELDS.map((field) => [field, worded])),
  isCareProvider: boolean().nullable().defined(),
  approvedOn: text,
  mailSender: string().strict().max(160).defined(),
  readYears: text,
  ...startedFrom,
});

export type ProviderSettings = Provider & Versioned;

/** Reads the provider's settings; throws UnreadableAnswer where they have another shape. */
export const readProvider = (body: unknown): ProviderSettings =>
  parseWithSchema(providerSettings, body, 'provider') as unknown as ProviderSettings;
