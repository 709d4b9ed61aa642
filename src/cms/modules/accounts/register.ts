import { randomUUID } from 'node:crypto';
import { register as operation } from '#src/contract/register.ts';
import { isRecord } from '#src/contract/wire.ts';
import type { Language } from '#src/domains/domain.ts';
import { DEFAULT_DAY_START, toUserDate } from '#src/rules/calendar/user-date.ts';
import { readText } from '#src/rules/fields/text.ts';
import { nurseProfiles, users } from '../../db/schema/index.ts';
import { respondPrivately } from '../../http/answer.ts';
import { ApiError, ValidationFailure } from '../../http/api-error.ts';
import { readJson } from '../../http/body.ts';
import { getRetryUuid } from '../../http/idempotent.ts';
import { checkLimit, recordFailedAttempt, uncountAttempt } from '../../http/limits.ts';
import { readRequest, type WireBody } from '../../http/read-request.ts';
import type { ApiContext } from '../../http/request.ts';
import { readSentText } from '../../http/request-values.ts';
import { sendValidation } from '../../identity/account-mails.ts';
import { claimUnvalidatedPosition, listAddressAccounts } from '../../identity/addresses.ts';
import { type NurseProfile, toAddressKey, type User } from '../../identity/find-user.ts';
import { hashPassword, runInPasswordSlot } from '../../identity/password.ts';
import { collectViolations, readMailChange, readPasswordChange } from '../../identity/read-credentials.ts';
import { toFieldViolation } from '../../identity/violations.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { assertOpen } from '../opening/is-open.ts';
import { type ConsentColumns, requireConsent } from './consent.ts';
import { countConfirmation } from './count-confirmation.ts';
import { serializeNewUser } from './serialize-user.ts';
import { NURSE_FORM, readPractice } from './user-changes.ts';

type NewUser = Pick<User, 'mail' | 'name' | 'language' | 'role' | 'status' | 'passwordHash'> &
  Partial<Pick<User, 'uuid' | 'isNewFromHti'> & ConsentColumns>;

const START_FORM = { textKey: 'start.errors', names: { pass: 'password', field_name: 'name' } };

interface RegistrationRequest {
  readonly mail: string;
  readonly password: string;
  readonly name: string;
  readonly practice: Omit<NurseProfile, 'uid'> | null;
  /** Null for a nurse, about whom no health data are stored. */
  readonly consent: ConsentColumns | null;
}

/** Refuses a body with roles or status, which only the server sets, and a body without a password. */
async function checkFields(c: ApiContext): Promise<void> {
  const body = await readJson(c.req.raw);
  if (!isRecord(body)) return;
  if ('roles' in body || 'status' in body) throw new ApiError(403, 'forbidden');
  if (body.pass === undefined) throw new ValidationFailure([toFieldViolation('pass', 'required', c.var.language)]);
}

function readRegistration(c: ApiContext, body: WireBody): RegistrationRequest {
  const isNurse = c.var.domain.variant === 'professional';
  return collectViolations(c, isNurse ? NURSE_FORM : START_FORM, (refuse) => {
    const mail = readMailChange(c, readSentText(body, 'mail') ?? '', '', refuse) ?? '';
    const password = readPasswordChange(c, readSentText(body, 'pass') ?? '', refuse) ?? '';
    if (isNurse) {
      const fields = readPractice(body, true, refuse) as Omit<NurseProfile, 'uid'>;
      const welcome = readSentText(body, 'field_welcome_package') || '0';
      if (welcome !== '0' && welcome !== '1') refuse('field_welcome_package', 'invalid');
      const name = `${fields.initials} ${fields.familyName}`;
      return { mail, password, name, practice: { ...fields, wantsWelcomePackage: welcome === '1' }, consent: null };
    }
    const name = readText(readSentText(body, 'field_name') ?? '');
    if (!name.ok) refuse('field_name', name.error);
    const consent = requireConsent(c, body, refuse);
    return { mail, password, name: name.ok ? name.value : '', practice: null, consent };
  });
}

async function insertUser(c: ApiContext, tx: Transaction, user: NewUser): Promise<User> {
  const { system, domain } = c.var;
  const now = system.now();
  const today = toUserDate(now, DEFAULT_DAY_START);
  const timestamps = { createdAt: now, changedAt: now, activeAt: now };
  const [row] = await tx
    .insert(users)
    .values({ ...user, ...timestamps, domain: domain.key, registrationsStart: today, programStart: today })
    .returning();
  if (!row) throw new Error('The account was not created.');
  return row;
}

/** Creates an account in the domain of the request, in addition to others with this address; starts are today. */
export async function createUser(c: ApiContext, tx: Transaction, user: NewUser): Promise<User> {
  const { system, domain } = c.var;
  const result = await insertUser(c, tx, user);
  await claimUnvalidatedPosition(system, tx, { domain: domain.key, mail: result.mail }, result.uid);
  return result;
}

function getLanguage(c: ApiContext, body: WireBody): Language {
  const input = readSentText(body, 'preferred_langcode');
  return c.var.domain.languages.find((language) => language === input) ?? c.var.domain.languages[0] ?? 'nl';
}

/** Counts a registration at an address. Returns false beyond the limit, which the response must not reveal. */
async function countAtAddress(c: ApiContext, mail: string): Promise<boolean> {
  const address = toAddressKey(mail);
  try {
    await checkLimit(c, 'register-address', address);
    await recordFailedAttempt(c, 'register-address', address);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.status === 429) return false;
    throw error;
  }
}

interface CountedRegistration {
  readonly passwordHash: string;
  /** True if the address is within its limit. */
  readonly isKept: boolean;
}

/** Counts a registration, under the limits, unless it is refused because the server is busy. */
async function countRegistration(
  c: ApiContext,
  mail: string,
  work: () => Promise<string>,
): Promise<CountedRegistration> {
  await checkLimit(c, 'register', null);
  const isKept = await countAtAddress(c, mail);
  if (isKept) await countConfirmation(c, mail);
  await recordFailedAttempt(c, 'register', null);
  try {
    return { passwordHash: await work(), isKept };
  } catch (error) {
    await uncountAttempt(c, 'register', null);
    if (isKept) await uncountAttempt(c, 'register-address', toAddressKey(mail));
    throw error;
  }
}

/** Thrown with an account to roll back the transaction that created it. */
class RollBackWithUser extends Error {
  readonly user: User;
  constructor(user: User) {
    super('An account beyond the limit of its address is not kept.');
    this.user = user;
  }
}

/**
 * Registers a participant, or a nurse who waits for review. Does not log in. Response and time do not reveal an
 * existing account at the address: the work is equal, and only the mail shows it.
 */
export async function registerUser(c: ApiContext): Promise<Response> {
  const { system, session, domain } = c.var;
  if (session) throw new ApiError(403, 'already-logged-in');
  await assertOpen(system);
  await checkFields(c);
  const body = await readRequest(c, operation);
  const { mail, password, name, practice, consent } = readRegistration(c, body);
  const { passwordHash, isKept } = await countRegistration(c, mail, () =>
    runInPasswordSlot(() => hashPassword(password)),
  );
  const language = getLanguage(c, body);
  const kind = practice
    ? ({ role: 'poh', status: 'pending' } as const)
    : ({ role: 'client', status: 'active' } as const);
  // A retry after a lost response finds the account that the first request created.
  const uuid = getRetryUuid(c) ?? randomUUID();
  const make = async (tx: Transaction): Promise<User> => {
    const earlierAccount = (await listAddressAccounts(tx, domain.key, mail)).find(
      (addressAccount) => addressAccount.uuid === uuid,
    );
    if (earlierAccount) return earlierAccount;
    const options = { uuid, mail, name, language, passwordHash, ...kind, ...consent };
    if (!isKept) throw new RollBackWithUser(await insertUser(c, tx, options));
    const user = await createUser(c, tx, options);
    if (practice) await tx.insert(nurseProfiles).values({ uid: user.uid, ...practice });
    await sendValidation(system, tx, user);
    return user;
  };
  const result = await system.jobs.transact(make).catch((error: unknown) => {
    if (error instanceof RollBackWithUser) return error.user;
    throw error;
  });
  return respondPrivately(c, serializeNewUser(result));
}
