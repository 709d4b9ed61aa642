import type { Localised } from './domain.ts';

/** Neutral name of the product, used if the programme has to stay hidden: at the lock, and in discreet mode. */
export const DISCREET_NAME: Localised = { nl: 'Even rust', en: 'A moment' };
