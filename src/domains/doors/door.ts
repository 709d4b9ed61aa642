import type { DomainKey, Localised } from '../domain.ts';

/** Why somebody opens the screen for a hard moment: a craving, danger, or because it happened. */
export type DoorKind = 'craving' | 'danger' | 'slip';

/** The words of one door, in one language. */
export interface Door {
  readonly kind: DoorKind;
  readonly title: string;
  /** The first line: it is read on the door itself. */
  readonly lead: string;
  readonly steps: readonly string[];
  /** The seven steps of the wave; only behind a craving. */
  readonly wave?: readonly string[];
}

export type Doors = Localised<readonly Door[]>;

/** Participants alone have the screen. */
export type DoorDomain = Exclude<DomainKey, 'guided'>;

/** What the doors of a domain say of its own; the rest is the same for everybody. */
export interface OwnWords {
  readonly craving: Localised<Omit<Door, 'kind' | 'lead'>>;
  readonly slip: Localised<readonly string[]>;
  /** What counts for this domain where there is danger, after what counts for all. */
  readonly danger?: Localised;
}
