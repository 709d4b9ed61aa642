import { first, type WireFields } from './wire.ts';

/** True if an own forum text waits until a moderator has read it. */
export const isAwaitingModeration = (fields: WireFields): boolean => first(fields, 'field_held') === true;

/** Whether an answer says that its text speaks of not wanting to live, so that the help lines are to be shown at once. */
export const isHelpShown = (fields: WireFields): boolean => first(fields, 'field_help_shown') === true;
