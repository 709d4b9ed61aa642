/** Pattern of a uuid in small letters, as the product writes it: a part of other patterns, in SQL too. */
export const UUID_PATTERN = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** A whole text that is a uuid in small letters; a text that may hold capitals is lowered first. */
export const UUID = new RegExp(`^${UUID_PATTERN}$`);
