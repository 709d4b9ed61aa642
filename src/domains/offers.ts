/** The parts of the help for a hard moment that an installation offers. */
export interface Offers {
  /** The screen with its doors, the own things and the plans. */
  readonly hardMoment: boolean;
  /** Writing an urge down. */
  readonly urgeLog: boolean;
  /** A reminder at an own hour. */
  readonly reminders: boolean;
}

export type OfferedPart = keyof Offers;

/** Resolves dependent settings: without the screen there is no urge log on it, and no reminder links to it. */
export const offersOf = ({ hardMoment, urgeLog, reminders }: Offers): Offers => ({
  hardMoment,
  urgeLog: hardMoment && urgeLog,
  reminders: hardMoment && reminders,
});
