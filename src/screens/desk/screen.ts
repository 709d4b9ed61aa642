import type desk from '../../../public/locales/nl/desk.json';

/** Id of a screen of the desk, and the key of its texts: the title and the menu label. */
export type DeskScreenId = keyof typeof desk.screens;

/** Staff that may open a screen; `anyone` includes visitors, as for the login. */
export type DeskAccess = 'anyone' | 'staff' | 'editor' | 'moderator' | 'administrator';

/** The parts of the menu of the desk, in their order. */
export type DeskGroup = 'content' | 'people' | 'system';

/** A screen of the staff's desk (`/beheer`). */
export interface DeskScreen {
  readonly id: DeskScreenId;
  /** Path on the bare host, shared by both languages. */
  readonly path: `/beheer${string}`;
  readonly access: DeskAccess;
  /** Menu group of the screen; null for a screen without a menu item. */
  readonly group: DeskGroup | null;
  /** Only if pages come from a Drupal: otherwise the menu does not list it. */
  readonly withDrupal?: true;
  /** Namespaces of its texts, in addition to the desk's own. */
  readonly texts: readonly string[];
  /**
   * True if the page editor's library writes styles into the page, which its policy has to allow
   * (`server/front/desk.ts`).
   */
  readonly writesStyles?: true;
}
