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

/** What follows from the settings: without the screen nothing is written down on it, and no reminder leads there. */
export const offersOf = ({ hardMoment, urgeLog, reminders }: Offers): Offers => ({
  hardMoment,
  urgeLog: hardMoment && urgeLog,
  reminders: hardMoment && reminders,
});
