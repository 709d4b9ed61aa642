/**
 * File types accepted for files of this product. Some phones do not recognise the type and would offer no files, so the
 * content is validated instead.
 */
export const JSON_FILE = 'application/json,.json,text/plain,application/octet-stream';
