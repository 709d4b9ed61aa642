import type { Localised } from './domain.ts';

/**
 * Class of risk: 1 dying within hours, 2 lasting harm, 3 money, law or a dose, 4 wrong expectation, 5 rights or
 * wording.
 */
export type RiskClass = 1 | 2 | 3 | 4 | 5;

/** The classes of risk whose facts keep a site closed until somebody who knows signed them. */
export const KEEPS_CLOSED: readonly RiskClass[] = [1, 2, 3];

/** How many facts of those classes there are, how many are signed as they stand, and when the last was. */
export interface CheckedFacts {
  readonly total: number;
  readonly signed: number;
  /** YYYY-MM-DD; null where nobody signed one. */
  readonly lastOn: string | null;
}

/** What the content takes from a source. */
export interface SourcedFact {
  readonly risk: RiskClass;
  readonly text: Localised;
}

/** A public source of the content. */
export interface Source {
  readonly topic: SourceTopic;
  readonly title: Localised;
  /** The years of what was read; none where it bears no date. */
  readonly years: readonly number[];
  /** Not a guideline or an official text: readers are told that a better one is looked for. */
  readonly isSecondHand?: true;
  readonly facts: readonly [SourcedFact, ...SourcedFact[]];
}

/** What sources are about, in the order in which readers see them. */
export const SOURCE_TOPICS = {
  alcohol: { nl: 'Alcohol', en: 'Alcohol' },
  smoking: { nl: 'Roken', en: 'Smoking' },
  gambling: { nl: 'Gokken en geld', en: 'Gambling and money' },
  cannabis: { nl: 'Cannabis', en: 'Cannabis' },
  cocaine: { nl: 'Cocaïne en GHB', en: 'Cocaine and GHB' },
  closeOnes: { nl: 'Naasten en kinderen', en: 'Family, friends and children' },
  mind: { nl: 'Trek, slapen en volhouden', en: 'Cravings, sleep and keeping going' },
  help: { nl: 'Veiligheid en hulplijnen', en: 'Safety and help lines' },
  data: { nl: 'Je gegevens en vragenlijsten', en: 'Your data and questionnaires' },
} as const satisfies Record<string, Localised>;

export type SourceTopic = keyof typeof SOURCE_TOPICS;
