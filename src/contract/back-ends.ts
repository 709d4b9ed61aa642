/** Differences between content systems that the client has to know: paths and conventions. */
export interface BackEnd {
  readonly key: 'embedded' | 'drupal' | 'drupal-decoupled';
  /** Path of the session token; Drupal dropped the path of the specification in version 9. */
  readonly sessionToken: `/${string}`;
  /** Folder of a comment's path; Drupal core uses /comment/{id}. */
  readonly comment: `/${string}`;
  /** The front page under a language prefix: with a slash, or without, the form that Drupal redirects to. */
  readonly frontPage: '/' | '';
  /** Nested items of rest_menu_items, or core's linkset. */
  readonly menu: 'menu_items' | 'linkset';
  /** The response of the entity at its alias, or the router's response followed by a fetch by id. */
  readonly page: 'alias' | 'translate-path';
}

const embeddedBackEnd: BackEnd = {
  key: 'embedded',
  sessionToken: '/rest/session/token',
  comment: '/entity/comment',
  frontPage: '/',
  menu: 'menu_items',
  page: 'alias',
};

/** Drupal as core ships it. */
const drupal: BackEnd = {
  key: 'drupal',
  sessionToken: '/session/token',
  comment: '/comment',
  frontPage: '',
  menu: 'linkset',
  page: 'alias',
};

/** Drupal with the modules rest_menu_items and decoupled_router. */
const drupalDecoupled: BackEnd = { ...drupal, key: 'drupal-decoupled', menu: 'menu_items', page: 'translate-path' };

export const BACK_ENDS: Readonly<Record<BackEnd['key'], BackEnd>> = {
  embedded: embeddedBackEnd,
  drupal,
  'drupal-decoupled': drupalDecoupled,
};
