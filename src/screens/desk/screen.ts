import type desk from '../../../public/locales/nl/desk.json';

/** A screen of the desk by its name among the texts: the title and the menu say it. */
export type DeskScreenId = keyof typeof desk.screens;

/** Staff that may open a screen; without one it is open to all, as login is. */
export type DeskAccess = 'anyone' | 'staff' | 'editor' | 'moderator' | 'administrator';

/** The parts of the menu of the desk, in their order. */
export type DeskGroup = 'content' | 'people' | 'system';

/** A screen of the staff's desk (`/beheer`). */
export interface DeskScreen {
  readonly id: DeskScreenId;
  /** Below the bare host, the same in both languages. */
  readonly path: `/beheer${string}`;
  readonly access: DeskAccess;
  /** Menu group of the screen; null for a screen without a menu item. */
  readonly group: DeskGroup | null;
  /** Only where pages come from a Drupal: without one the menu does not name it. */
  readonly withDrupal?: true;
  /** Namespaces of its words beside the desk's own. */
  readonly texts: readonly string[];
  /** The page editor's library writes styles into the page: its policy has to let it (`server/front/desk.ts`). */
  readonly writesStyles?: true;
}
