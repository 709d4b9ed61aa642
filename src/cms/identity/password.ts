import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { countsOf } from '../counts.ts';
import { ApiError } from '../http/api-error.ts';

/** OWASP's second choice for Argon2id: 19 MiB, two passes, one lane; about 50 ms on a small machine. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;

const derive = promisify(argon2);

/** How many passwords are worked on at once; the rest waits, so that guesses cannot take all memory. */
const SLOTS = Math.max(1, Math.min(3, availableParallelism()));
let free = SLOTS;

/** Devices that logged in before go first: a flood of guesses comes from others. */
const waiting = { known: [] as (() => void)[], strange: [] as (() => void)[] };

/** As many of either may wait: some seconds of a small machine. Beyond it a person is better told to come back at once. */
const MOST_WAITING = 50;
const RETRY_AFTER_SECONDS = '5';

/** What became of the passwords that were sent to log in; `unread` of any that found no slot. */
export const passwordCounts = countsOf(['right', 'wrong', 'unread']);

/** How many passwords are worked on in this process now, and how many wait for it. */
export const passwordSlots = () => ({ used: SLOTS - free, waiting: waiting.known.length + waiting.strange.length });

/**
 * Runs work in one of a few slots; whatever must be looked at just before a guess counts belongs inside. Throws 503 with
 * Retry-After where too many wait already: a flood of guesses must not make everybody else wait with it.
 */
export async function inPasswordSlot<T>(work: () => Promise<T>, from: keyof typeof waiting = 'strange'): Promise<T> {
  if (free > 0) free -= 1;
  else if (waiting[from].length >= MOST_WAITING) {
    passwordCounts.add('unread');
    throw new ApiError(503, 'unavailable', { 'Retry-After': RETRY_AFTER_SECONDS });
  } else await new Promise<void>((resolve) => waiting[from].push(resolve));
  try {
    return await work();
  } finally {
    const next = waiting.known.shift() ?? waiting.strange.shift();
    if (next) next();
    else free += 1;
  }
}

const digest = (password: string, cost: Omit<Argon2Parameters, 'message'>) =>
  derive('argon2id', { ...cost, message: Buffer.from(password.normalize('NFC'), 'utf8') });

const encode = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

/** A password as it is kept: the text form of Argon2id, with its cost and salt. Call it inside a slot. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await digest(password, { ...COST, nonce });
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${encode(nonce)}$${encode(tag)}`;
}

const FORM = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** Stands in where there is no account or no password, so that the answer takes as long. Opens for nothing. */
const NOBODY = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${encode(Buffer.alloc(16))}$${encode(Buffer.alloc(32))}`;

/** Returns whether a password is the stored one; takes as long where none is stored. Call it inside a slot. */
export async function verifyPassword(password: string, kept: string | null): Promise<boolean> {
  const [, memory, passes, parallelism, nonce = '', tag = ''] = FORM.exec(kept ?? NOBODY) ?? [];
  const expected = Buffer.from(tag, 'base64');
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const given = await digest(password, { ...cost, nonce: Buffer.from(nonce, 'base64'), tagLength: expected.length });
  return timingSafeEqual(expected, given) && kept !== null;
}
