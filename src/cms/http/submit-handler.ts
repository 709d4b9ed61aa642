import type { ApiContext } from './request.ts';

/** Submitted fields, not nested, without `webform_id`. */
export type SubmittedFields = Readonly<Record<string, unknown>>;

/** Response to a write: the saved id, and whether its text requires the help lines (`help_shown` on the wire). */
export interface SavedSubmission {
  readonly sid: string;
  readonly help_shown?: boolean;
}

/** A form that a module stores in its own tables and that is not content. */
export interface SubmitHandler {
  /** The `webform_id` on the wire. */
  readonly id: string;
  /** Access of the form: participants by default. */
  readonly access?: 'logged-in';
  /** Saves a new submission of the calling participant. Throws refused values as `FormError`. */
  readonly submit: (c: ApiContext, fields: SubmittedFields) => Promise<SavedSubmission>;
  /** Changes a submission of the caller; other submissions are not found, 404. */
  readonly update: (c: ApiContext, uuid: string, fields: SubmittedFields) => Promise<SavedSubmission>;
}
