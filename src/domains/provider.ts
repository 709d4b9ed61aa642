import type { Language, Localised } from './domain.ts';
import { fillOpenPlaces, openPlaceBeside } from './placeholders.ts';

/** What is the same in every language. */
const PLAIN = ['name', 'address', 'phone', 'mail', 'officer', 'host'] as const;

/** What people read as a sentence, in their own language. */
const WORDED = ['phoneHours', 'country', 'processors', 'complaints', 'retention', 'moderationHours'] as const;

type PlainField = (typeof PLAIN)[number];
export type WordedField = (typeof WORDED)[number];

export const PLAIN_FIELDS: readonly PlainField[] = PLAIN;
export const WORDED_FIELDS: readonly WordedField[] = WORDED;

/** Who offers this installation and answers for the data in it; an empty text is not filled in yet. */
export interface Provider extends Readonly<Record<PlainField, string>>, Readonly<Record<WordedField, Localised>> {
  /** Whether it is a care provider by law; null while nobody said. */
  readonly isCareProvider: boolean | null;
  /** When a clinician approved the words, as YYYY-MM-DD. */
  readonly approvedOn: string;
  /**
   * Who sends the mails, in words that tell nothing of care or use, as others may read along; empty says nothing
   * (docs/product-rules.md, "Privacy").
   */
  readonly mailSender: string;
}

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
  isCareProvider: null,
  approvedOn: '',
  mailSender: '',
};

/** What has to be known before people make accounts; the hours of moderation are a point of their own. */
const NEEDED: readonly (keyof Provider)[] = [
  ...PLAIN,
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

/** What is still empty of that which has to be known. */
export const missingOf = (provider: Provider): readonly (keyof Provider)[] =>
  NEEDED.filter((field) => isEmpty(provider[field]));

/** Whether the hours in which the forum is read are known, in both languages. */
export const hasModerationHours = ({ moderationHours }: Provider): boolean => !isEmpty(moderationHours);

const FILLED: readonly string[] = [...PLAIN, ...WORDED];

/** An open place that only an editor can fill, as PostgreSQL finds it in stored text. */
export const EDITORS_PLACE = openPlaceBeside(FILLED);

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

/** HTML with the provider's details in its open places; a place that nothing fills stays visible, in brackets. */
export function withProvider<Html extends string>(html: Html, provider: ShownProvider | null): Html {
  const values: Readonly<Record<string, unknown>> = { ...provider };
  return fillOpenPlaces(html, (place) => {
    const value = FILLED.includes(place) ? values[place] : '';
    return typeof value === 'string' && value !== '' ? escapeHtml(value) : `[${place}]`;
  }) as Html;
}

/** The provider as one language reads it. */
export interface ShownProvider
  extends Readonly<Record<PlainField | WordedField, string>>,
    Pick<Provider, 'isCareProvider' | 'approvedOn'> {
  /** Whether everything that has to be known is. */
  readonly isComplete: boolean;
}

export function shownProvider(provider: Provider, language: Language): ShownProvider {
  const worded = Object.fromEntries(WORDED.map((field) => [field, provider[field][language]]));
  const plain = Object.fromEntries(PLAIN.map((field) => [field, provider[field]]));
  return {
    ...(plain as Record<PlainField, string>),
    ...(worded as Record<WordedField, string>),
    isCareProvider: provider.isCareProvider,
    approvedOn: provider.approvedOn,
    isComplete: missingOf(provider).length === 0,
  };
}
