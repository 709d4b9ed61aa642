import { getFirstValue, type WireFields } from './wire.ts';

/** Returns true if a forum text of the user waits for a moderator to read it. */
export const isAwaitingModeration = (fields: WireFields): boolean => getFirstValue(fields, 'field_held') === true;

/** Returns true if the text of a response mentions not wanting to live: the help lines are then shown immediately. */
export const isHelpShown = (fields: WireFields): boolean => getFirstValue(fields, 'field_help_shown') === true;
