import type { ApiContext } from './request.ts';

/** The fields of a submission as they were sent: flat, without `webform_id`. */
export type SubmittedFields = Readonly<Record<string, unknown>>;

/** The answer to a write: what was saved, and whether its words ask for the help lines (`help_shown` on the wire). */
export interface SavedSubmission {
  readonly sid: string;
  readonly help_shown?: boolean;
}

/** A form that a module keeps in its own tables and that is no content. */
export interface SubmitHandler {
  /** The `webform_id` on the wire. */
  readonly id: string;
  /** Who may send it: a participant unless it says otherwise. */
  readonly access?: 'logged-in';
  /**
   * Saves a new submission of the caller, who is a participant. Refused values are thrown as `RefusedFields`; the route
   * honours `Idempotency-Key` around it.
   */
  readonly submit: (c: ApiContext, fields: SubmittedFields) => Promise<SavedSubmission>;
  /** Changes the caller's own submission; another's answers as an absent one, 404. */
  readonly update: (c: ApiContext, uuid: string, fields: SubmittedFields) => Promise<SavedSubmission>;
}
