import { deleteIfThen, listIfThens, saveIfThen } from '../hard-moment/if-thens.ts';
import { getOwnThings, saveOwnThings } from '../hard-moment/own-things.ts';
import { getReminder, saveReminder } from '../hard-moment/reminder.ts';
import { deleteUrge, listUrges, saveUrge, updateUrge } from '../hard-moment/urges.ts';

/** Operations of a participant's own texts and records for a hard moment. */
export const HARD_MOMENT_OPERATIONS = [
  getOwnThings,
  saveOwnThings,
  saveUrge,
  updateUrge,
  deleteUrge,
  listUrges,
  listIfThens,
  saveIfThen,
  deleteIfThen,
  getReminder,
  saveReminder,
] as const;
