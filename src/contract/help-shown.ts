import { first, type WireFields } from './wire.ts';

/** True if a response says that its text mentions not wanting to live, so that the help lines are shown at once. */
export const isHelpShown = (fields: WireFields): boolean => first(fields, 'field_help_shown') === true;
