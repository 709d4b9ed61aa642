import { createHash } from 'node:crypto';

/** Returns a pseudo-random number from 0 up to 1, constant for a name, so that every demo is equal. */
export function getPseudoRandom(name: string): number {
  return createHash('sha256').update(name).digest().readUInt32BE(0) / 2 ** 32;
}

/** Picks one of the options, constant for a name. */
export function pickOption<Option>(options: readonly [Option, ...Option[]], name: string): Option {
  return options[Math.floor(getPseudoRandom(name) * options.length)] ?? options[0];
}
