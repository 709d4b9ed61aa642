import type { Localised } from './domain.ts';

/**
 * Class of risk: 1 dying within hours, 2 lasting harm, 3 money, law or a dose, 4 wrong expectation, 5 rights or
 * wording.
 */
export type RiskClass = 1 | 2 | 3 | 4 | 5;

/** Risk classes with facts that block a site until an expert has signed them. */
export const BLOCKING_RISKS: readonly RiskClass[] = [1, 2, 3];

/** Number of facts of the classes in `BLOCKING_RISKS`, number signed in their current wording, and last signature. */
export interface SignedFactCounts {
  readonly total: number;
  readonly signed: number;
  /** YYYY-MM-DD; null if nothing is signed. */
  readonly lastOn: string | null;
}

/** Fact that the content takes from a source. */
export interface SourcedFact {
  readonly risk: RiskClass;
  readonly text: Localised;
}

/** A public source of the content. */
export interface Source {
  readonly topic: SourceTopic;
  readonly title: Localised;
  /** Years of the sources; empty if they have no date. */
  readonly years: readonly number[];
  /** True for a source that is not a guideline or official text; the page states this. */
  readonly isSecondHand?: true;
  readonly facts: readonly [SourcedFact, ...SourcedFact[]];
}

/** Topics of the sources, in display order. */
export const SOURCE_TOPICS = {
  alcohol: { nl: 'Alcohol', en: 'Alcohol' },
  smoking: { nl: 'Roken', en: 'Smoking' },
  gambling: { nl: 'Gokken en geld', en: 'Gambling and money' },
  cannabis: { nl: 'Cannabis', en: 'Cannabis' },
  cocaine: { nl: 'Cocaïne en GHB', en: 'Cocaine and GHB' },
  closeOnes: { nl: 'Naasten en kinderen', en: 'Family, friends and children' },
  mind: { nl: 'Trek, slapen en volhouden', en: 'Cravings, sleep and keeping going' },
  help: { nl: 'Veiligheid en hulplijnen', en: 'Safety and helplines' },
  data: { nl: 'Je gegevens en vragenlijsten', en: 'Your data and questionnaires' },
} as const satisfies Record<string, Localised>;

export type SourceTopic = keyof typeof SOURCE_TOPICS;
