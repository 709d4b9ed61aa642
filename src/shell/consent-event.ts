/** Name of the event that is dispatched when the consent changes. */
export const CONSENT_CHANGED = 'consent-changed';
