import type { Localised } from '#src/domains/domain.ts';
import type { SafetyKey } from '#src/domains/safety-texts.ts';
import { safety } from './markup.ts';

/** A line of a wave, with its time. */
export interface WaveLine extends Localised {
  readonly at: string;
}

/**
 * Creates a wave of three minutes as paragraphs: each starts with its time, and the last mention signs that are not a
 * craving but a reason to call.
 */
export function timedWave(lines: readonly WaveLine[], ...ending: readonly SafetyKey[]): Localised<readonly string[]> {
  const paragraphs = (language: keyof Localised) => [
    ...lines.map((line) => `<strong>${line.at}</strong> ${line[language]}`),
    ...ending.map((key) => safety(key, language)),
  ];
  return { nl: paragraphs('nl'), en: paragraphs('en') };
}
