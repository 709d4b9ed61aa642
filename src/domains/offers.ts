/** The features that an installation offers: of the help for a hard moment, and before an account. */
export interface Offers {
  /** The screen with its doors, the user's own texts and the plans. */
  readonly hardMoment: boolean;
  /** Logging an urge. */
  readonly urgeLog: boolean;
  /** A reminder at a chosen hour. */
  readonly reminders: boolean;
  /** A week of looking, without an account. */
  readonly lookingWeek: boolean;
}

export type OptionalFeature = keyof Offers;

/** Resolves dependent settings: without the screen it has no urge log, and no reminder links to it. */
export const resolveOffers = ({ hardMoment, urgeLog, reminders, lookingWeek }: Offers): Offers => ({
  hardMoment,
  urgeLog: hardMoment && urgeLog,
  reminders: hardMoment && reminders,
  lookingWeek,
});
