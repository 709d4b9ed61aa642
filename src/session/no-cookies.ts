/** Failure if the browser does not store cookies, so that a login cannot last. */
export const NO_COOKIES = { ok: false, failure: { kind: 'forbidden', status: null, message: '' } } as const;

/** Returns true if the browser stores cookies. */
export const hasCookies = (): boolean => navigator.cookieEnabled;
