import type { ReactElement } from 'react';

/** One state of a component, for the gallery. */
interface Example {
  readonly name: string;
  readonly element: ReactElement;
}

/** All states of one component. */
export interface Examples {
  readonly component: string;
  readonly examples: readonly Example[];
}
