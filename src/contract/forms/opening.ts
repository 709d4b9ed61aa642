import {
  PLAIN_FIELDS,
  type Provider,
  RECORD_YEARS,
  TRANSLATED_FIELDS,
  type TranslatedField,
} from '#src/domains/provider.ts';
import { isCalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { readEmail } from '#src/rules/fields/email.ts';
import { accept, refuse } from '#src/rules/fields/parse-result.ts';
import { defineForm } from './form.ts';

/** Text namespaces of these forms. */
export const OPENING_FORM_TEXTS = 'desk-opening.errors';
export const PROVIDER_FORM_TEXTS = 'desk-opening.provider.errors';

const readTrimmed = (input: string) => accept(input.trim());
const readNeeded = (input: string) => (input.trim() === '' ? refuse('required') : accept(input.trim()));

const readMail = (input: string) => (input.trim() === '' ? accept('') : readEmail(input));
const readOptionalDate = (input: string) =>
  input.trim() === '' || isCalendarDate(input) ? accept(input.trim()) : refuse('invalid' as const);

const readReadYears = (input: string) => {
  const years = Number(input.trim());
  const isWithin = Number.isInteger(years) && years >= RECORD_YEARS.min && years <= RECORD_YEARS.max;
  return input.trim() !== '' && isWithin ? accept(String(years)) : refuse('years' as const);
};

type TranslatedKey = `${TranslatedField}Nl` | `${TranslatedField}En`;

/** Returns the form fields of a text: one input for each language. */
export const getLanguageInputs = (field: TranslatedField): readonly [TranslatedKey, TranslatedKey] => [
  `${field}Nl`,
  `${field}En`,
];

const halves = Object.fromEntries(
  TRANSLATED_FIELDS.flatMap(getLanguageInputs).map((half) => [half, readTrimmed]),
) as Record<TranslatedKey, typeof readTrimmed>;
const readPlainFields = Object.fromEntries(PLAIN_FIELDS.map((field) => [field, readTrimmed])) as Record<
  (typeof PLAIN_FIELDS)[number],
  typeof readTrimmed
>;

/** Form of the provider; empty fields may be saved, and are filled in later. */
export const providerForm = defineForm({
  ...readPlainFields,
  ...halves,
  mail: readMail,
  isCareProvider: (input: string) => accept(input === '' ? null : input === 'yes'),
  approvedOn: readOptionalDate,
  mailSender: readTrimmed,
  readYears: readReadYears,
  needsReader: (input: string) => accept(input === 'yes'),
});

type ProviderValues = ReturnType<typeof providerForm.read>;

/** Converts the provider to form values. */
export function toProviderFormValues(provider: Provider) {
  const entries = Object.fromEntries(
    TRANSLATED_FIELDS.flatMap((field) => {
      const [nl, en] = getLanguageInputs(field);
      return [
        [nl, provider[field].nl],
        [en, provider[field].en],
      ];
    }),
  ) as Record<TranslatedKey, string>;
  const { isCareProvider, needsReader, approvedOn, mailSender, readYears } = provider;
  const plainValues = Object.fromEntries(PLAIN_FIELDS.map((field) => [field, provider[field]])) as Record<
    (typeof PLAIN_FIELDS)[number],
    string
  >;
  return {
    ...plainValues,
    ...entries,
    approvedOn,
    mailSender,
    readYears,
    isCareProvider: isCareProvider === null ? '' : isCareProvider ? 'yes' : 'no',
    needsReader: needsReader ? 'yes' : 'no',
  };
}

/** Converts form values to the provider. */
export function toProvider(values: ProviderValues): Provider {
  const provider = Object.fromEntries(
    TRANSLATED_FIELDS.map((field) => {
      const [nl, en] = getLanguageInputs(field);
      return [field, { nl: values[nl], en: values[en] }];
    }),
  ) as Pick<Provider, TranslatedField>;
  const ownProvider = Object.fromEntries(PLAIN_FIELDS.map((field) => [field, values[field]])) as Pick<
    Provider,
    (typeof PLAIN_FIELDS)[number]
  >;
  const { isCareProvider, approvedOn, mailSender, readYears, needsReader } = values;
  return { ...ownProvider, ...provider, isCareProvider, approvedOn, mailSender, readYears, needsReader };
}

/** Form to complete a point: requires the responsible person. */
export const donePointForm = defineForm({ name: readNeeded, reason: readTrimmed });

/** Form to skip a point: requires the responsible person and the reason. */
export const skippedPointForm = defineForm({ name: readNeeded, reason: readNeeded });

/** Form to sign facts. */
export const signFactsForm = defineForm({ name: readNeeded });
