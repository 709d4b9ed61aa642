import { deleteIfThen, listIfThens, saveIfThen } from '../hard-moment/if-thens.ts';
import { getOwnThings, saveOwnThings } from '../hard-moment/own-things.ts';
import { getReminder, saveReminder } from '../hard-moment/reminder.ts';
import { deleteUrge, listUrges, saveUrge, updateUrge } from '../hard-moment/urges.ts';

/** What a participant keeps for a hard moment, and writes down of it. */
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
