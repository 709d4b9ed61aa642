import type { Localised } from './domain.ts';

/** What the product is called where nobody may read which programme it is: at the lock, and by the person's choice. */
export const DISCREET_NAME: Localised = { nl: 'Even rust', en: 'A moment' };
