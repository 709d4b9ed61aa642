import { login as operation } from '#src/contract/sessions.ts';
import { ApiError } from '../../http/api-error.ts';
import { checkLimit, recordFailedAttempt, resetFailedAttempts } from '../../http/limits.ts';
import { readRequest } from '../../http/read-request.ts';
import type { ApiContext } from '../../http/request.ts';
import { readPlainText } from '../../http/request-values.ts';
import { type AddressAccounts, findAddressAccounts, MAX_UNVALIDATED_ACCOUNTS } from '../../identity/addresses.ts';
import { STAFF_DOMAIN, toAddressKey, type User } from '../../identity/find-user.ts';
import { passwordCounter, runInPasswordSlot, verifyPassword } from '../../identity/password.ts';
import { findSuspension } from '../messages/message-row.ts';
import { assertNotRestricted, reactivateIfEnded } from '../restrictions/find-restriction.ts';
import { passSecondFactor } from '../second-factor/check-code.ts';
import { readKnownDevice } from '../sessions/known-device.ts';
import { createLoginResponse, startSession } from '../sessions/start-session.ts';

interface Attempt {
  readonly accounts: AddressAccounts;
  readonly password: string;
  /** The only account that may be opened; null allows any. */
  readonly onlyUid: number | null;
  /** Account to which the device logged in before; null for an unknown device. */
  readonly knownUid: number | null;
}

/**
 * Returns the account that a password opens. The account of a known device and the validated account are tried first
 * and respond immediately: a user who knows the password may notice. Every other response, also a successful one, costs
 * one check for the validated account and one for each other position of the address, used or not, so that the response
 * time does not reveal how many accounts an address has.
 */
async function findOpenedAccount({ accounts, password, onlyUid, knownUid }: Attempt): Promise<User | null> {
  const { validated, others } = accounts;
  const openAccounts = [
    validated,
    ...Array.from({ length: MAX_UNVALIDATED_ACCOUNTS }, (_, index) => others[index] ?? null),
  ];
  const known = openAccounts.find((user) => user?.uid === knownUid) ?? null;
  const candidates = known ? [known, ...openAccounts.filter((user) => user !== known)] : openAccounts;
  let content: User | null = null;
  for (const user of candidates) {
    const isRight = await verifyPassword(password, user?.passwordHash ?? null);
    if (!isRight || user === null || (onlyUid !== null && user.uid !== onlyUid)) continue;
    if (user === known || user === validated) return user;
    content ??= user;
  }
  return content;
}

/** Account that a known device may always try, and the key under which its failures are counted. */
interface Device {
  readonly uid: number;
  readonly name: string;
}

function findDeviceAmong(c: ApiContext, { validated, others }: AddressAccounts): Device | null {
  const knownDevice = readKnownDevice(c);
  if (!knownDevice || ![validated, ...others].some((user) => user?.uid === knownDevice.uid)) return null;
  return { uid: knownDevice.uid, name: `${knownDevice.uid} ${knownDevice.id}` };
}

/** Returns true if unknown devices have failed so often that only a known device may continue. */
async function isClosedToStrangers(c: ApiContext, account: string): Promise<boolean> {
  try {
    await checkLimit(c, 'login', account);
    return false;
  } catch (error) {
    if (error instanceof ApiError && error.status === 429) return true;
    throw error;
  }
}

/** Returns the only account that this device may try, or null for any; throws 429 above the limit. */
async function checkLoginLimit(c: ApiContext, account: string, device: Device | null): Promise<number | null> {
  if (device === null) {
    await checkLimit(c, 'login', account);
    return null;
  }
  await checkLimit(c, 'known-device', device.name);
  return (await isClosedToStrangers(c, account)) ? device.uid : null;
}

/** Counts a failed guess: for a known device, and for unknown ones too if the address has other accounts. */
async function countGuess(c: ApiContext, account: string, device: Device | null, isAlone: boolean): Promise<void> {
  if (device) await recordFailedAttempt(c, 'known-device', device.name);
  if (device === null || !isAlone) await recordFailedAttempt(c, 'login', account);
}

/**
 * Checks a password in a domain, or among staff. The limits are checked inside the slot: of many simultaneous guesses,
 * only as many run as there are slots. An unknown address takes as long as a known one.
 */
export function findUserByPassword(c: ApiContext, path: string, mail: string, password: string): Promise<User> {
  const { system } = c.var;
  const guess = async () => {
    const account = path === STAFF_DOMAIN ? `${STAFF_DOMAIN} ${toAddressKey(mail)}` : toAddressKey(mail);
    const accounts = await findAddressAccounts(system.database.db, path, mail);
    const device = findDeviceAmong(c, accounts);
    const onlyUid = await checkLoginLimit(c, account, device);
    const user = await findOpenedAccount({ accounts, password, onlyUid, knownUid: device?.uid ?? null });
    passwordCounter.add(user ? 'right' : 'wrong');
    const isAlone = accounts.others.length + (accounts.validated ? 1 : 0) === 1;
    if (user) {
      if (device) await resetFailedAttempts(c, 'known-device', device.name);
      // A login to one account must not reset the guesses at another account of the address.
      if (isAlone || user.uid === accounts.validated?.uid) await resetFailedAttempts(c, 'login', account);
      return user;
    }
    await countGuess(c, account, device, isAlone);
    throw new ApiError(400, 'wrong-credentials');
  };
  return runInPasswordSlot(guess, readKnownDevice(c) ? 'known' : 'strange');
}

/** Refuses an account that is not active; revealed only after the right password. */
export function assertActive({ status }: User): void {
  if (status === 'pending') throw new ApiError(409, 'waits-for-review');
  if (status !== 'active') throw new ApiError(409, 'account-closed');
}

export async function logIn(c: ApiContext): Promise<Response> {
  const body = await readRequest(c, operation);
  const byPassword = await findUserByPassword(
    c,
    c.var.domain.key,
    readPlainText(body, 'name'),
    readPlainText(body, 'pass'),
  );
  const user = await reactivateIfEnded(c.var.system, byPassword);
  await assertNotRestricted(
    c.var.system,
    user,
    user.status === 'suspended' ? await findSuspension(c.var.system, user) : null,
  );
  assertActive(user);
  const hasShownCode = await passSecondFactor(c, user, readPlainText(body, 'code'));
  return createLoginResponse(c, user, await startSession(c, user, hasShownCode));
}
