import type { JourneyContext } from './people.ts';

/** A journey through the product, the same in every engine. */
export interface Journey {
  readonly name: string;
  readonly walk: (context: JourneyContext) => Promise<void>;
}

export const createJourney = (name: string, walk: Journey['walk']): Journey => ({ name, walk });
