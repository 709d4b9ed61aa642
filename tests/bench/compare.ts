import type { Figure } from './figure.ts';

const WARM_UP = 50;
const ROUNDS = 400;

/** A call, and the statement with which its time is compared. */
export interface Compared {
  readonly what: string;
  readonly peerName: string;
  readonly most: number;
  readonly ours: () => Promise<unknown>;
  readonly peer: () => Promise<unknown>;
}

const getP95 = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;

/** Measures the 95th percentile of a call and of its statement, alternately. */
export async function compare({ what, peerName, most, ours, peer }: Compared): Promise<Figure> {
  const times: Record<'ours' | 'peer', number[]> = { ours: [], peer: [] };
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    for (const [name, work] of Object.entries({ ours, peer })) {
      const startedAt = performance.now();
      await work();
      if (round >= 0) times[name as keyof typeof times].push(performance.now() - startedAt);
    }
  }
  const [ownTime, peerTime] = [getP95(times.ours), getP95(times.peer)];
  return {
    what: `${what}, p95: ours / one ${peerName}`,
    measured: (ownTime / peerTime).toFixed(2),
    beside: `${peerName} ${peerTime.toFixed(2)} ms, ours ${ownTime.toFixed(2)} ms`,
    must: `<= ${most}`,
    isMet: ownTime / peerTime <= most,
  };
}
