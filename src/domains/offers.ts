/** Optional features of an installation. */
export interface Offers {
  /** Screen for a hard moment, with its doors, the user's own texts and the plans. */
  readonly hardMoment: boolean;
  /** Logging an urge. */
  readonly urgeLog: boolean;
  /** A reminder at a chosen hour. */
  readonly reminders: boolean;
  /** A week of looking, without an account. */
  readonly lookingWeek: boolean;
}

export type OptionalFeature = keyof Offers;

/** Resolves dependent features: without the screen there is no urge log, and no reminder, which would link to it. */
export const resolveOffers = ({ hardMoment, urgeLog, reminders, lookingWeek }: Offers): Offers => ({
  hardMoment,
  urgeLog: hardMoment && urgeLog,
  reminders: hardMoment && reminders,
  lookingWeek,
});
