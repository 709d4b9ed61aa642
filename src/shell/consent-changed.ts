/** Name of the event for a changed consent. */
export const CONSENT_CHANGED = 'consent-changed';
