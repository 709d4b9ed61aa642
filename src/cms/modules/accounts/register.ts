import { randomUUID } from 'node:crypto';
import { register as operation } from '#src/contract/register.ts';
import { isRecord } from '#src/contract/wire.ts';
import type { Language } from '#src/domains/domain.ts';
import { DAY_STARTS_AT, dayOfUse } from '#src/rules/calendar/day-of-use.ts';
import { readText } from '#src/rules/fields/text.ts';
import { nurseProfiles, users } from '../../db/schema/index.ts';
import { privateAnswer } from '../../http/answer.ts';
import { ApiError, ValidationFailure } from '../../http/api-error.ts';
import { readJson } from '../../http/body.ts';
import { rowUuid } from '../../http/idempotent.ts';
import { checkLimit, countTry, takeBackTry } from '../../http/limits.ts';
import type { ApiContext } from '../../http/request.ts';
import { readWrite, sentText, type WireBody } from '../../http/sent-values.ts';
import { sendValidation } from '../../identity/account-mails.ts';
import { everyoneAt, takeOpenPlace } from '../../identity/addresses.ts';
import { addressKey, type NurseProfile, type User } from '../../identity/find-user.ts';
import { hashPassword, inPasswordSlot } from '../../identity/password.ts';
import { collectViolations, readMailChange, readPasswordChange } from '../../identity/read-credentials.ts';
import { violation } from '../../identity/violations.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { assertOpen } from '../opening/is-open.ts';
import { type ConsentColumns, readConsent } from './consent.ts';
import { countConfirmation } from './count-address.ts';
import { NURSE_FORM, readPractice } from './user-changes.ts';
import { wrapNewUser } from './wrap-user.ts';

type NewUser = Pick<User, 'mail' | 'name' | 'language' | 'role' | 'status' | 'passwordHash'> &
  Partial<Pick<User, 'uuid' | 'isNewFromHti'> & ConsentColumns>;

const START_FORM = { words: 'start.errors', names: { pass: 'password', field_name: 'name' } };

interface Asked {
  readonly mail: string;
  readonly password: string;
  readonly name: string;
  readonly practice: Omit<NurseProfile, 'uid'> | null;
  /** Null for a nurse, who keeps nothing about the own health here. */
  readonly consent: ConsentColumns | null;
}

/** What decides who one is may not be sent at all; an account without a password is none. */
async function checkFields(c: ApiContext): Promise<void> {
  const body = await readJson(c.req.raw);
  if (!isRecord(body)) return;
  if ('roles' in body || 'status' in body) throw new ApiError(403, 'forbidden');
  if (body.pass === undefined) throw new ValidationFailure([violation('pass', 'required', c.var.language)]);
}

function readAsked(c: ApiContext, body: WireBody): Asked {
  const isNurse = c.var.domain.variant === 'professional';
  return collectViolations(c, isNurse ? NURSE_FORM : START_FORM, (refuse) => {
    const mail = readMailChange(c, sentText(body, 'mail') ?? '', '', refuse) ?? '';
    const password = readPasswordChange(c, sentText(body, 'pass') ?? '', refuse) ?? '';
    if (isNurse) {
      const fields = readPractice(body, true, refuse) as Omit<NurseProfile, 'uid'>;
      const welcome = sentText(body, 'field_welcome_package') || '0';
      if (welcome !== '0' && welcome !== '1') refuse('field_welcome_package', 'invalid');
      const name = `${fields.initials} ${fields.familyName}`;
      return { mail, password, name, practice: { ...fields, wantsWelcomePackage: welcome === '1' }, consent: null };
    }
    const name = readText(sentText(body, 'field_name') ?? '');
    if (!name.ok) refuse('field_name', name.error);
    const consent = readConsent(c, body, refuse);
    return { mail, password, name: name.ok ? name.value : '', practice: null, consent };
  });
}

/** Makes an account in the domain of the request, whoever has its address there. Both start dates are today. */
export async function makeUser(c: ApiContext, tx: Transaction, user: NewUser): Promise<User> {
  const { system, domain } = c.var;
  const now = system.now();
  const today = dayOfUse(now, DAY_STARTS_AT);
  const moments = { createdAt: now, changedAt: now, activeAt: now };
  const [made] = await tx
    .insert(users)
    .values({ ...user, ...moments, domain: domain.key, registrationsStart: today, programStart: today })
    .returning();
  if (!made) throw new Error('An account was not made.');
  await takeOpenPlace(system, tx, { domain: domain.key, mail: made.mail }, made.uid);
  return made;
}

function languageOf(c: ApiContext, body: WireBody): Language {
  const sent = sentText(body, 'preferred_langcode');
  return c.var.domain.languages.find((language) => language === sent) ?? c.var.domain.languages[0] ?? 'nl';
}

/** Counts a registering, under the limits; what was too busy to be done is taken back, for it to be tried again. */
async function counted<T>(c: ApiContext, mail: string, work: () => Promise<T>): Promise<T> {
  const address = addressKey(mail);
  await checkLimit(c, 'register', address);
  await countConfirmation(c, mail);
  await countTry(c, 'register', address);
  try {
    return await work();
  } catch (error) {
    await takeBackTry(c, 'register', address);
    throw error;
  }
}

/**
 * Registers a participant, or a nurse who waits for review. Nobody is logged in by it. Whether the address has an
 * account here tells neither the answer nor its time: the same is done for either, and the mailbox alone learns of it.
 */
export async function registerUser(c: ApiContext): Promise<Response> {
  const { system, session, domain } = c.var;
  if (session) throw new ApiError(403, 'already-logged-in');
  await assertOpen(system);
  await checkFields(c);
  const body = await readWrite(c, operation);
  const { mail, password, name, practice, consent } = readAsked(c, body);
  const passwordHash = await counted(c, mail, () => inPasswordSlot(() => hashPassword(password)));
  const language = languageOf(c, body);
  const kind = practice
    ? ({ role: 'poh', status: 'pending' } as const)
    : ({ role: 'client', status: 'active' } as const);
  // The account that a first try made whose answer was lost.
  const uuid = rowUuid(c) ?? randomUUID();
  const made = await system.jobs.transact(async (tx) => {
    const before = (await everyoneAt(tx, domain.key, mail)).find((one) => one.uuid === uuid);
    if (before) return before;
    const user = await makeUser(c, tx, { uuid, mail, name, language, passwordHash, ...kind, ...consent });
    if (practice) await tx.insert(nurseProfiles).values({ uid: user.uid, ...practice });
    await sendValidation(system, tx, user);
    return user;
  });
  return privateAnswer(c, wrapNewUser(made));
}
