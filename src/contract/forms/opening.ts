import { PLAIN_FIELDS, type Provider, READ_YEARS, WORDED_FIELDS, type WordedField } from '#src/domains/provider.ts';
import { isCalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { readEmail } from '#src/rules/fields/email.ts';
import { accept, refuse } from '#src/rules/fields/reading.ts';
import { defineForm } from './form.ts';

/** The folders of these forms' texts. */
export const OPENING_WORDS = 'desk-opening.errors';
export const PROVIDER_WORDS = 'desk-opening.provider.errors';

const readTrimmed = (typed: string) => accept(typed.trim());
const readNeeded = (typed: string) => (typed.trim() === '' ? refuse('required') : accept(typed.trim()));

const readMail = (typed: string) => (typed.trim() === '' ? accept('') : readEmail(typed));
const readOptionalDate = (typed: string) =>
  typed.trim() === '' || isCalendarDate(typed) ? accept(typed.trim()) : refuse('invalid' as const);

const readReadYears = (typed: string) => {
  const years = Number(typed.trim());
  const isWithin = Number.isInteger(years) && years >= READ_YEARS.min && years <= READ_YEARS.max;
  return typed.trim() !== '' && isWithin ? accept(String(years)) : refuse('years' as const);
};

type Half = `${WordedField}Nl` | `${WordedField}En`;

/** A field with texts as form fields: one input for each language. */
export const getLanguageInputs = (field: WordedField): readonly [Half, Half] => [`${field}Nl`, `${field}En`];

const halves = Object.fromEntries(
  WORDED_FIELDS.flatMap(getLanguageInputs).map((half) => [half, readTrimmed]),
) as Record<Half, typeof readTrimmed>;
const plain = Object.fromEntries(PLAIN_FIELDS.map((field) => [field, readTrimmed])) as Record<
  (typeof PLAIN_FIELDS)[number],
  typeof readTrimmed
>;

/** Form of the provider; empty fields are still to be filled in, and may be saved. */
export const providerForm = defineForm({
  ...plain,
  ...halves,
  mail: readMail,
  isCareProvider: (typed: string) => accept(typed === '' ? null : typed === 'yes'),
  approvedOn: readOptionalDate,
  mailSender: readTrimmed,
  readYears: readReadYears,
  needsReader: (typed: string) => accept(typed === 'yes'),
});

type ProviderValues = ReturnType<typeof providerForm.read>;

/** Form values of the provider. */
export function typedProvider(provider: Provider) {
  const worded = Object.fromEntries(
    WORDED_FIELDS.flatMap((field) => {
      const [nl, en] = getLanguageInputs(field);
      return [
        [nl, provider[field].nl],
        [en, provider[field].en],
      ];
    }),
  ) as Record<Half, string>;
  const { isCareProvider, needsReader, approvedOn, mailSender, readYears } = provider;
  const own = Object.fromEntries(PLAIN_FIELDS.map((field) => [field, provider[field]])) as Record<
    (typeof PLAIN_FIELDS)[number],
    string
  >;
  return {
    ...own,
    ...worded,
    approvedOn,
    mailSender,
    readYears,
    isCareProvider: isCareProvider === null ? '' : isCareProvider ? 'yes' : 'no',
    needsReader: needsReader ? 'yes' : 'no',
  };
}

/** The provider from the form values. */
export function toProvider(values: ProviderValues): Provider {
  const worded = Object.fromEntries(
    WORDED_FIELDS.map((field) => {
      const [nl, en] = getLanguageInputs(field);
      return [field, { nl: values[nl], en: values[en] }];
    }),
  ) as Pick<Provider, WordedField>;
  const own = Object.fromEntries(PLAIN_FIELDS.map((field) => [field, values[field]])) as Pick<
    Provider,
    (typeof PLAIN_FIELDS)[number]
  >;
  const { isCareProvider, approvedOn, mailSender, readYears, needsReader } = values;
  return { ...own, ...worded, isCareProvider, approvedOn, mailSender, readYears, needsReader };
}

/** A completed point: the responsible person. */
export const donePointForm = defineForm({ name: readNeeded, reason: readTrimmed });

/** A skipped point: the responsible person, and the reason. */
export const passedPointForm = defineForm({ name: readNeeded, reason: readNeeded });

/** A signature under facts. */
export const signFactsForm = defineForm({ name: readNeeded });
