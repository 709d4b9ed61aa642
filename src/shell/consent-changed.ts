/** Name of the event that tells a page that what may be kept was chosen anew. */
export const CONSENT_CHANGED = 'consent-changed';
