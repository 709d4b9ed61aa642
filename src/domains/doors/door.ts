import type { DomainKey, Localised } from '../domain.ts';

/** Reason to open the screen for a hard moment: a craving, danger, or because it happened. */
export type DoorKind = 'craving' | 'danger' | 'slip';

/** The texts of one door, in one language. */
export interface Door {
  readonly kind: DoorKind;
  readonly title: string;
  /** The first line, shown on the closed door. */
  readonly lead: string;
  readonly steps: readonly string[];
  /** The seven steps of the wave; only for the craving door. */
  readonly wave?: readonly string[];
}

export type Doors = Localised<readonly Door[]>;

/** Domains with participants, who have this screen. */
export type DoorDomain = Exclude<DomainKey, 'guided'>;

/** Texts that differ between the doors of the domains; all others are shared. */
export interface DoorTexts {
  readonly craving: Localised<Omit<Door, 'kind' | 'lead'>>;
  readonly slip: Localised<readonly string[]>;
  /** Danger text of this domain, which follows the text for all domains. */
  readonly danger?: Localised;
}
