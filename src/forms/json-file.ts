/**
 * File types accepted by a field for the product's own files. Some phones do not know their type and would offer no
 * file for a narrower list, so the content is checked instead.
 */
export const JSON_FILE = 'application/json,.json,text/plain,application/octet-stream';
