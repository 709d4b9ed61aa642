/** The browser stores no cookie, so that nobody stays logged in. */
export const NO_COOKIES = { ok: false, failure: { kind: 'forbidden', status: null, message: '' } } as const;

/** Whether the browser says that it stores cookies. */
export const hasCookies = (): boolean => navigator.cookieEnabled;
