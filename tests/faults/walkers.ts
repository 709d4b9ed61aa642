import { setTimeout as sleep } from 'node:timers/promises';
import { JOURNEY } from './journey.ts';
import type { Person } from './people.ts';

const PAUSE_MS = 400;

export interface Walkers {
  readonly journeys: () => number;
  readonly steps: () => number;
  /** Failed steps, each with its message. */
  readonly failures: readonly string[];
  readonly stop: () => Promise<void>;
}

/** Lets users walk the journey repeatedly, from login to logout; nothing is retried. */
export function startWalking(people: readonly Person[]): Walkers {
  const failures: string[] = [];
  let [journeys, steps, isStopping] = [0, 0, false];
  const walk = async (person: Person): Promise<void> => {
    for (const step of JOURNEY) {
      await step(person).catch((error: Error) => failures.push(error.message));
      steps += 1;
      await sleep(Math.random() * PAUSE_MS);
    }
    journeys += 1;
  };
  const walking = people.map(async (person) => {
    while (!isStopping) await walk(person);
  });
  return {
    journeys: () => journeys,
    steps: () => steps,
    failures,
    stop: async () => {
      isStopping = true;
      await Promise.all(walking);
    },
  };
}

/** Resolves when this number of further journeys has ended. */
export async function untilWalked({ journeys }: Pick<Walkers, 'journeys'>, extraCount: number): Promise<void> {
  const goal = journeys() + extraCount;
  while (journeys() < goal) await sleep(100);
}
