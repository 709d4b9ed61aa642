/** Pattern of a uuid in lower case, as the product writes it; used inside other patterns, also in SQL. */
export const UUID_PATTERN = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** Matches a text that is a uuid in lower case; a text with capitals has to be lowercased first. */
export const UUID = new RegExp(`^${UUID_PATTERN}$`);
