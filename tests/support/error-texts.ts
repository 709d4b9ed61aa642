import { expect } from 'vitest';
import type { Fields } from '#src/contract/fields/fields.ts';
import type { Form } from '#src/contract/forms/form.ts';
import type { Result } from '#src/contract/result.ts';
import { createTranslate, type Texts, type TextValues } from '#src/i18n/create-translate.ts';
import { getProblemText } from '#src/i18n/problem-text.ts';
import { getTexts } from '#src/i18n/translator.ts';

/** A form with values of any type. */
export type AnyForm = Form<never, unknown>;

/** Language of a form, and the namespace of its texts. */
export interface FormTextOptions {
  readonly language: 'nl' | 'en';
  readonly words: string;
  /** Values for the `{{name}}` placeholders of the texts. */
  readonly values?: TextValues;
}

const SPACES = [
  ...['account', 'registration', 'plan', 'forum', 'diary', 'forms', 'start', 'login', 'nurse'],
  ...['desk-library', 'desk-settings', 'desk-staff', 'desk-opening', 'desk-pages', 'desk-fields'],
];

/** Returns the browser's error text for one field value; undefined if the form accepts it. */
export function getBrowserErrorText(
  form: AnyForm,
  name: string,
  input: object,
  formTextOptions: FormTextOptions,
): string | undefined {
  const texts = Object.fromEntries(SPACES.map((space) => [space, getTexts(formTextOptions.language, space)]));
  const t = createTranslate(texts as Texts, formTextOptions.language);
  const refusedField = form.check(input as never).find((refusedField) => refusedField.name === name);
  return refusedField && getProblemText(t, formTextOptions.words, refusedField, formTextOptions.values);
}

/** Invalid inputs that are tried on every field. */
const WRONG_PASSWORD = [
  '',
  '  ',
  'x',
  '-1',
  '1e3',
  '2.000',
  '12,345',
  '€ 20',
  '99999',
  '99999999',
  'x'.repeat(1501),
  'x'.repeat(70_000),
  '2026-13-01',
  '2026-11-19',
  '2029-01-01',
  'zie https://example.nl',
  'een\ntwee',
];

/** Field names with their wire names. */
type Names = Fields | Readonly<Record<string, { readonly wireName: string }>>;

interface Sides {
  readonly browser: (name: string, text: string) => string | undefined;
  readonly server: (name: string, text: string) => Promise<Result<unknown>>;
  /** Returns false for a text that cannot be sent. */
  readonly isSent?: (name: string, text: string) => boolean;
}

/**
 * Compares the error texts of browser and server for every invalid value of every field; returns the names of the
 * rejected fields.
 */
export async function compareErrorTexts(
  fields: Names,
  { browser, server, isSent = () => true }: Sides,
): Promise<readonly string[]> {
  const refusal = new Set<string>();
  for (const [name, { wireName }] of Object.entries(fields)) {
    for (const text of WRONG_PASSWORD.filter((item) => isSent(name, item))) {
      const result = await server(name, text);
      const field = result.ok ? undefined : result.failure.fields?.[wireName];
      expect(field, `${name}: ${text.slice(0, 20)}`).toBe(browser(name, text));
      expect(field ?? '', 'a text is missing').not.toMatch(/^[\w-]+(\.[\w-]+)+$/);
      if (field !== undefined) refusal.add(name);
    }
  }
  return [...refusal];
}
