import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { saveRegistration } from '#src/contract/registrations.ts';
import type { Failure } from '#src/contract/result.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import type { Person } from './people.ts';
import { RECOVERY_MS } from './recovery.ts';

/** Delay in ms before a user clicks the button again. */
const AGAIN_MS = 200;
const BETWEEN_MS = 100;

/** Temporary refusals; any other refusal is a fault. */
const PASSES: readonly Failure['kind'][] = ['network', 'timeout', 'unavailable', 'server', 'conflict', 'malformed'];

export interface Ledger {
  /** The uuid of every acknowledged write, by its idempotency key. */
  readonly acknowledged: ReadonlyMap<string, string>;
  /** Refusals that no retry resolves, and acknowledgements that differ. */
  readonly wrong: readonly string[];
  /** All messages that users got instead of an acknowledgement. */
  readonly refusals: readonly Failure[];
  /** Records that something was just broken. */
  readonly strike: () => void;
  /** The longest time in ms from an interruption to the response, of all writes with more than one attempt. */
  readonly longestMs: () => number;
  readonly retried: () => number;
  /** Resolves when every started write is acknowledged. */
  readonly stop: () => Promise<void>;
}

/**
 * Lets users save registrations repeatedly. Each write has a separate key and is sent again with it until it is
 * acknowledged, like the product's forms.
 */
export function startWriting(people: readonly Person[]): Ledger {
  const acknowledged = new Map<string, string>();
  const problems: string[] = [];
  const refusals: Failure[] = [];
  let isStopping = false;
  let struckAt = 0;
  let longest = 0;
  let retried = 0;

  const saveOne = async ({ client }: Person): Promise<void> => {
    const key = randomUUID();
    const body = { date: getAmsterdamDate(new Date()), amount: '1', place: 'home', company: 'alone' };
    const startedAt = performance.now();
    for (let tries = 1; ; tries += 1) {
      const result = await client.call(saveRegistration, { body, key });
      if (result.ok) {
        acknowledged.set(key, result.value.sid);
        if (tries === 1) return;
        retried += 1;
        longest = Math.max(longest, performance.now() - Math.max(startedAt, struckAt));
        return;
      }
      refusals.push(result.failure);
      if (!PASSES.includes(result.failure.kind)) {
        problems.push(`${result.failure.status} ${result.failure.message}`);
        return;
      }
      await sleep((result.failure.retryAfter ?? 0) * 1_000 || AGAIN_MS);
    }
  };

  const writing = people.map(async (person) => {
    while (!isStopping) {
      await saveOne(person);
      await sleep(Math.random() * 2 * BETWEEN_MS);
    }
  });

  return {
    acknowledged,
    wrong: problems,
    refusals,
    strike: () => {
      struckAt = performance.now();
    },
    longestMs: () => longest,
    retried: () => retried,
    stop: async () => {
      isStopping = true;
      await Promise.all(writing);
    },
  };
}

/** Returns the milliseconds until this number of further writes is acknowledged. */
export async function untilWritten(
  { acknowledged }: Pick<Ledger, 'acknowledged'>,
  extraCount: number,
): Promise<number> {
  const startedAt = performance.now();
  const goal = acknowledged.size + extraCount;
  while (acknowledged.size < goal && performance.now() - startedAt < 2 * RECOVERY_MS) await sleep(50);
  return performance.now() - startedAt;
}

/** Returns the uuid of every registration. */
export async function readRegistrations(pool: Pick<pg.Pool, 'query'>): Promise<readonly string[]> {
  const { rows } = await pool.query<{ uuid: string }>('select uuid::text from registrations');
  return rows.map(({ uuid }) => uuid);
}

/** Compares the database with the acknowledgements: lost acknowledged rows, and new rows without one. */
export async function compareRows(
  pool: Pick<pg.Pool, 'query'>,
  { acknowledged }: Pick<Ledger, 'acknowledged'>,
  previousIds: ReadonlySet<string> = new Set(),
) {
  const newUuids = (await readRegistrations(pool)).filter((uuid) => !previousIds.has(uuid));
  const acknowledgedUuids = new Set(acknowledged.values());
  const storedUuids = new Set(newUuids);
  return {
    lost: [...acknowledgedUuids].filter((uuid) => !storedUuids.has(uuid)).length,
    doubled:
      newUuids.filter((uuid) => !acknowledgedUuids.has(uuid)).length + (acknowledged.size - acknowledgedUuids.size),
  };
}
