import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { createCounter } from '../counter.ts';
import { ApiError } from '../http/api-error.ts';

/** OWASP's second choice for Argon2id: 19 MiB, two passes, one lane; about 50 ms on a small server. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;

const derive = promisify(argon2);

/** Maximum number of passwords hashed at the same time; others wait, so that guesses cannot use all memory. */
const SLOTS = Math.max(1, Math.min(3, availableParallelism()));
let free = SLOTS;

/** Queues for slots; known devices have priority, as a flood of guesses comes from unknown ones. */
const queues = { known: [] as (() => void)[], strange: [] as (() => void)[] };

/** Maximum length of each queue: some seconds of work. Beyond it, requests are refused with a retry time. */
const MAX_WAITING = 50;
const RETRY_AFTER_SECONDS = '5';

/** Outcomes of login passwords; `unread` counts those refused without a slot. */
export const passwordCounter = createCounter(['right', 'wrong', 'unread']);

/** Returns the number of passwords being hashed in this process, and waiting. */
export const countPasswordSlots = () => ({
  used: SLOTS - free,
  waiting: queues.known.length + queues.strange.length,
});

/**
 * Runs work in one of a few slots, including the checks that must precede a guess. Throws 503 with Retry-After if too
 * many requests wait already, so that a flood of guesses does not delay all others.
 */
export async function runInPasswordSlot<T>(work: () => Promise<T>, from: keyof typeof queues = 'strange'): Promise<T> {
  if (free > 0) free -= 1;
  else if (queues[from].length >= MAX_WAITING) {
    passwordCounter.add('unread');
    throw new ApiError(503, 'unavailable', { 'Retry-After': RETRY_AFTER_SECONDS });
  } else await new Promise<void>((resolve) => queues[from].push(resolve));
  try {
    return await work();
  } finally {
    const next = queues.known.shift() ?? queues.strange.shift();
    if (next) next();
    else free += 1;
  }
}

const digest = (password: string, cost: Omit<Argon2Parameters, 'message'>) =>
  derive('argon2id', { ...cost, message: Buffer.from(password.normalize('NFC'), 'utf8') });

const encode = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

/** Hashes a password as text in Argon2id's format, with its cost and salt. Called inside a slot. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await digest(password, { ...COST, nonce });
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${encode(nonce)}$${encode(tag)}`;
}

const FORM = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** Dummy hash if the account or its password does not exist, so that the response takes as long. Never matches. */
const DUMMY_HASH = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${encode(Buffer.alloc(16))}$${encode(Buffer.alloc(32))}`;

/** Returns true for the stored password; takes as long if none is stored. Called inside a slot. */
export async function verifyPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const [, memory, passes, parallelism, nonce = '', tag = ''] = FORM.exec(passwordHash ?? DUMMY_HASH) ?? [];
  const expected = Buffer.from(tag, 'base64');
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const hash = await digest(password, { ...cost, nonce: Buffer.from(nonce, 'base64'), tagLength: expected.length });
  return timingSafeEqual(expected, hash) && passwordHash !== null;
}
