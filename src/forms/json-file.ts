/**
 * Files that a field for one of our own offers. Some phones do not know the type of these files, and would offer none of
 * the narrower kinds: their content is read instead.
 */
export const JSON_FILE = 'application/json,.json,text/plain,application/octet-stream';
