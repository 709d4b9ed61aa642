import type desk from '../../../public/locales/nl/desk.json';

/** Id of a desk screen, also the key of its title and menu label. */
export type DeskScreenId = keyof typeof desk.screens;

/** Staff who may open a screen; `anyone` includes visitors, for example for the login. */
export type DeskAccess = 'anyone' | 'staff' | 'editor' | 'moderator' | 'administrator';

/** Groups of the desk menu, in order. */
export type DeskGroup = 'content' | 'people' | 'system';

/** A screen of the staff desk (`/beheer`). */
export interface DeskScreen {
  readonly id: DeskScreenId;
  /** Path on the bare host, the same in both languages. */
  readonly path: `/beheer${string}`;
  readonly access: DeskAccess;
  /** Menu group; null for screens without a menu item. */
  readonly group: DeskGroup | null;
  /** Listed in the menu only if pages come from Drupal. */
  readonly withDrupal?: true;
  /** Text namespaces in addition to the desk's own. */
  readonly texts: readonly string[];
  /**
   * True if the page editor's library adds styles to the page, which the content security policy must allow
   * (`server/front/desk.ts`).
   */
  readonly writesStyles?: true;
}
