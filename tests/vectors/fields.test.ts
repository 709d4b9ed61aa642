import { expect, test } from 'vitest';
import type { DomainKey } from '#src/domains/domain.ts';
import { DOMAINS, getDomain } from '#src/domains/index.ts';
import { parseDecimal } from '#src/rules/amounts/amount.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { readAmount, readCost } from '#src/rules/fields/amounts.ts';
import { readChoice, readConsent } from '#src/rules/fields/choice.ts';
import { readPairingCode, readPostalCode } from '#src/rules/fields/codes.ts';
import {
  readFieldDate,
  readRegistrationDate,
  readRegistrationsStart,
  readStopDate,
  readWireDate,
} from '#src/rules/fields/dates.ts';
import { readEmail, readEmailConfirmation, readNewEmail } from '#src/rules/fields/email.ts';
import type { ParseResult } from '#src/rules/fields/parse-result.ts';
import { readNewPassword, readPasswordConfirmation } from '#src/rules/fields/password.ts';
import { readText, readWebformText } from '#src/rules/fields/text.ts';
import { getCases, inFile } from './cases.ts';

/** Input of a case; fields that its kind does not use are absent. */
interface Input {
  kind: string;
  value: never;
  password: string;
  old: string;
  confirmation: string;
  domain: DomainKey;
  registrations_start: CalendarDate;
  today: CalendarDate;
  existing: CalendarDate;
  max_length: number | null;
}
interface Expected {
  ok: boolean;
  error?: string | null;
  value?: string;
  cents?: number;
}

const PROGRAMMES = DOMAINS.filter(({ variant }) => variant === 'self-help').flatMap(({ programme }) => programme ?? []);
const getMaximum = (domain: DomainKey) => getDomain(domain).registration?.maximum ?? Number.NaN;

function readBothEmails({ value, old, confirmation }: Input): ParseResult<string, string> {
  const result = readNewEmail(value, old);
  return result.ok ? readEmailConfirmation(confirmation, value) : result;
}

const READERS: Record<string, (input: Input) => ParseResult<unknown, string>> = {
  password: ({ value }) => readNewPassword(value),
  password_confirmation: ({ value, password }) => readPasswordConfirmation(value, password),
  email: ({ value }) => readEmail(value),
  new_email: readBothEmails,
  postal_code: ({ value }) => readPostalCode(value),
  pairing_code: ({ value }) => readPairingCode(value),
  agreement: ({ value }) => readConsent(value),
  privacy_consent: ({ value }) => readConsent(value),
  amount: ({ value, domain }) => readAmount(value, getMaximum(domain)),
  cost: ({ value }) => readCost(value),
  date_on_the_wire: ({ value }) => readWireDate(value),
  date_in_a_field: ({ value }) => readFieldDate(value),
  registration_date: ({ value, registrations_start, today }) => readRegistrationDate(value, registrations_start, today),
  registrations_start_date: ({ value, existing }) => readRegistrationsStart(value, existing),
  stop_date: ({ value, today }) => readStopDate(value, today),
  name: ({ value }) => readText(value),
  nickname: ({ value }) => readText(value),
  first_name: ({ value }) => readText(value),
  onboarding_answer: ({ value }) => readChoice(value, ['yes', 'no']),
  invite_program: ({ value }) => readChoice(value, PROGRAMMES),
  webform_text: ({ value, max_length }) => readWebformText(value, { required: true, maxLength: max_length }),
};

/** Returns the expected value of a file: an amount as a decimal, a cost in cents, otherwise the value. */
function getExpectedValue(kind: string, { value, cents }: Expected): unknown {
  if (cents !== undefined) return cents;
  return kind === 'amount' && value !== undefined ? parseDecimal(value) : value;
}

test.each(getCases<Input, Expected>('fields'))('$name', ({ input, expected }) => {
  const result = READERS[input.kind]?.(input);
  if (!result) throw new Error(`No reader for ${input.kind}.`);
  expect(result.ok).toBe(expected.ok);
  if (result.ok) {
    expect(result.value).toBe(getExpectedValue(input.kind, expected) ?? result.value);
  } else if (expected.error !== undefined) {
    expect(inFile(result.error)).toBe(expected.error);
  }
});
