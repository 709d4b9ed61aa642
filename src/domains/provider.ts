import type { Language, Localised } from './domain.ts';
import { fillOpenPlaceholders, toUnknownPlaceholderPattern } from './placeholders.ts';

/** Fields without translation. */
const PLAIN_NAMES = ['name', 'address', 'phone', 'mail', 'officer', 'host'] as const;

/** Fields that are displayed as a sentence, one text per language. */
const TRANSLATED_NAMES = [
  'phoneHours',
  'country',
  'processors',
  'complaints',
  'retention',
  'moderationHours',
  'welcomePack',
] as const;

type PlainField = (typeof PLAIN_NAMES)[number];
export type TranslatedField = (typeof TRANSLATED_NAMES)[number];

export const PLAIN_FIELDS: readonly PlainField[] = PLAIN_NAMES;
export const TRANSLATED_FIELDS: readonly TranslatedField[] = TRANSLATED_NAMES;

/** Provider of this installation, responsible for its data; an empty text is not filled in yet. */
export interface Provider extends Readonly<Record<PlainField, string>>, Readonly<Record<TranslatedField, Localised>> {
  /** True for a care provider by law; null if not filled in. */
  readonly isCareProvider: boolean | null;
  /** Date on which a clinician approved the texts, as YYYY-MM-DD. */
  readonly approvedOn: string;
  /**
   * Sender of the mails, in wording that does not reveal care or use, as others may see the mail; empty if not set
   * (docs/product-rules.md, "Privacy").
   */
  readonly mailSender: string;
  /** Number of years for which accesses to a user's data are recorded, in digits. */
  readonly readYears: string;
  /** True if facts of classes C1 to C3 are published only after a reviewer approved them in exactly this wording. */
  readonly needsReader: boolean;
}

/** Minimum and maximum number of years for which a provider stores the record of accesses. */
export const RECORD_YEARS = { min: 1, max: 20 };

const NOTHING: Localised = { nl: '', en: '' };

export const NO_PROVIDER: Provider = {
  name: '',
  address: '',
  phone: '',
  mail: '',
  officer: '',
  host: '',
  phoneHours: NOTHING,
  country: NOTHING,
  processors: NOTHING,
  complaints: NOTHING,
  retention: NOTHING,
  moderationHours: NOTHING,
  welcomePack: NOTHING,
  isCareProvider: null,
  approvedOn: '',
  mailSender: '',
  readYears: '5',
  needsReader: false,
};

/** Fields required before users create accounts; the hours of moderation are a separate point. */
const REQUIRED_FIELDS: readonly (keyof Provider)[] = [
  ...PLAIN_NAMES,
  'phoneHours',
  'country',
  'processors',
  'complaints',
  'retention',
  'isCareProvider',
  'approvedOn',
];

const isEmpty = (value: Provider[keyof Provider]): boolean =>
  value === null || value === '' || (typeof value === 'object' && (value.nl === '' || value.en === ''));

/** Returns the required fields that are still empty. */
export const findMissingProviderFields = (provider: Provider): readonly (keyof Provider)[] =>
  REQUIRED_FIELDS.filter((field) => isEmpty(provider[field]));

/** Returns true if the hours in which the forum is moderated are filled in, in both languages. */
export const hasModerationHours = ({ moderationHours }: Provider): boolean => !isEmpty(moderationHours);

const FILLED: readonly string[] = [...PLAIN_NAMES, ...TRANSLATED_NAMES, 'readYears'];

/** Pattern of an open placeholder that only an editor can fill, for PostgreSQL's search in stored text. */
export const EDITOR_PLACEHOLDER = toUnknownPlaceholderPattern(FILLED);

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => SIGNS[character] ?? character);

/**
 * Fills the provider's details into the open placeholders of HTML; placeholders without a value remain visible, in
 * brackets.
 */
export function fillProvider<Html extends string>(html: Html, provider: PublicProvider | null): Html {
  const values: Readonly<Record<string, unknown>> = { readYears: NO_PROVIDER.readYears, ...provider };
  return fillOpenPlaceholders(html, (path) => {
    const value = FILLED.includes(path) ? values[path] : '';
    return typeof value === 'string' && value !== '' ? escapeHtml(value) : `[${path}]`;
  }) as Html;
}

/** The provider's texts in one language. */
export interface PublicProvider
  extends Readonly<Record<PlainField | TranslatedField, string>>,
    Pick<Provider, 'isCareProvider' | 'approvedOn' | 'readYears'> {
  /** True if every required field is filled in. */
  readonly isComplete: boolean;
}

export function toPublicProvider(provider: Provider, language: Language): PublicProvider {
  const entries = Object.fromEntries(TRANSLATED_NAMES.map((field) => [field, provider[field][language]]));
  const publicFields = Object.fromEntries(PLAIN_NAMES.map((field) => [field, provider[field]]));
  return {
    ...(publicFields as Record<PlainField, string>),
    ...(entries as Record<TranslatedField, string>),
    isCareProvider: provider.isCareProvider,
    approvedOn: provider.approvedOn,
    readYears: provider.readYears,
    isComplete: findMissingProviderFields(provider).length === 0,
  };
}
