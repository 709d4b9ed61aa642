/** The browser stores no cookie, so that no login lasts. */
export const NO_COOKIES = { ok: false, failure: { kind: 'forbidden', status: null, message: '' } } as const;

/** Returns true if the browser reports that it stores cookies. */
export const hasCookies = (): boolean => navigator.cookieEnabled;
