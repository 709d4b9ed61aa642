/** Optional features of an installation. */
export interface EnabledFeatures {
  /** Screen for a hard moment, with its doors, the user's own texts and the plans. */
  readonly hardMoment: boolean;
  /** Logging an urge. */
  readonly urgeLog: boolean;
  /** A reminder at a chosen hour. */
  readonly reminders: boolean;
  /** A week of looking, without an account. */
  readonly lookingWeek: boolean;
}

export type OptionalFeature = keyof EnabledFeatures;

/** Resolves dependent features: without the screen there is no urge log, and no reminder, which would link to it. */
export const resolveFeatures = ({ hardMoment, urgeLog, reminders, lookingWeek }: EnabledFeatures): EnabledFeatures => ({
  hardMoment,
  urgeLog: hardMoment && urgeLog,
  reminders: hardMoment && reminders,
  lookingWeek,
});
