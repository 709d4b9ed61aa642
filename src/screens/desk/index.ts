import { KINDS } from '#src/contract/kinds/index.ts';
import { type PathParams, readParams } from '../params.ts';
import type { DeskScreen } from './screen.ts';

const BASE = '/beheer';

/** All screens of the staff desk, in menu order. */
export const DESK_SCREENS: readonly DeskScreen[] = [
  { id: 'home', path: '/beheer', access: 'staff', group: null, texts: ['desk-pages', 'desk-library'] },
  { id: 'pages', path: '/beheer/paginas', access: 'editor', group: 'content', texts: ['desk-pages'] },
  { id: 'page-new', path: '/beheer/paginas/nieuw', access: 'editor', group: null, texts: ['desk-pages'] },
  {
    id: 'page',
    path: '/beheer/paginas/:nid/:language',
    access: 'editor',
    group: null,
    texts: ['desk-pages', 'desk-reading'],
  },
  {
    id: 'page-revision',
    path: '/beheer/paginas/:nid/:language/versies/:vid',
    access: 'editor',
    group: null,
    texts: ['desk-pages'],
  },
  // Target of the edit link on the site's pages (`shell/edit-link.ts`).
  { id: 'edit-here', path: '/beheer/bewerk', access: 'editor', group: null, texts: ['desk-pages'] },
  {
    id: 'links',
    path: '/beheer/links',
    access: 'editor',
    group: 'content',
    texts: ['desk-pages', 'desk-library'],
  },
  {
    id: 'redirects',
    path: '/beheer/oude-adressen',
    access: 'editor',
    group: 'content',
    texts: ['desk-pages'],
  },
  {
    id: 'waiting',
    path: '/beheer/planning',
    access: 'editor',
    group: 'content',
    texts: ['desk-library', 'desk-releases'],
  },
  { id: 'releases', path: '/beheer/uitgaven', access: 'editor', group: 'content', texts: ['desk-releases'] },
  {
    id: 'release',
    path: '/beheer/uitgaven/:release',
    access: 'editor',
    group: null,
    texts: ['desk-releases', 'desk-reading', 'desk-library'],
  },
  {
    id: 'reading',
    path: '/beheer/nalezen/:token',
    access: 'anyone',
    group: null,
    texts: ['desk-reading', 'desk-pages', 'desk-library'],
  },
  { id: 'bin', path: '/beheer/prullenbak', access: 'editor', group: 'content', texts: [] },
  {
    id: 'activity',
    path: '/beheer/wijzigingen',
    access: 'staff',
    group: 'system',
    texts: ['desk-activity', 'desk-library'],
  },
  { id: 'approvals', path: '/beheer/goedkeuring', access: 'editor', group: 'content', texts: ['desk-pages'] },
  { id: 'media', path: '/beheer/media', access: 'editor', group: 'content', texts: ['desk-library'] },
  { id: 'menus', path: '/beheer/menus', access: 'editor', group: 'content', texts: ['desk-library', 'desk-pages'] },
  ...KINDS.map(
    ({ plural, path }): DeskScreen => ({
      id: plural,
      path: `/beheer/${path}`,
      access: 'editor',
      group: 'content',
      texts: ['desk-library', 'desk-fields'],
    }),
  ),
  { id: 'vocabularies', path: '/beheer/lijsten', access: 'editor', group: 'content', texts: ['desk-library'] },
  { id: 'vocabulary', path: '/beheer/lijsten/:vocabulary', access: 'editor', group: null, texts: ['desk-library'] },
  { id: 'self-tests', path: '/beheer/zelftests', access: 'editor', group: 'content', texts: ['desk-library'] },
  { id: 'self-test', path: '/beheer/zelftests/:instrument', access: 'editor', group: null, texts: ['desk-library'] },
  { id: 'mails', path: '/beheer/mails', access: 'editor', group: 'content', texts: ['desk-library'] },
  { id: 'mail', path: '/beheer/mails/:mail/:language', access: 'editor', group: null, texts: ['desk-library'] },
  {
    id: 'page-editor',
    path: '/beheer/pagina/:nid/:language',
    access: 'editor',
    group: null,
    texts: ['desk-fields', 'desk-library', 'desk-pages'],
    writesStyles: true,
  },
  {
    id: 'webforms',
    path: '/beheer/formulieren',
    access: 'editor',
    group: 'content',
    texts: ['desk-webforms', 'desk-library'],
  },
  {
    id: 'webform',
    path: '/beheer/formulieren/:webform',
    access: 'editor',
    group: null,
    texts: ['desk-webforms', 'desk-fields', 'desk-library', 'desk-reading', 'webforms'],
  },
  { id: 'moderation', path: '/beheer/forum', access: 'moderator', group: 'people', texts: ['desk-people'] },
  { id: 'moderated-text', path: '/beheer/forum/:type/:nid', access: 'moderator', group: null, texts: ['desk-people'] },
  { id: 'write-person', path: '/beheer/berichten', access: 'moderator', group: 'people', texts: ['desk-people'] },
  {
    id: 'nurses',
    path: '/beheer/praktijkondersteuners',
    access: 'moderator',
    group: 'people',
    texts: ['desk-people'],
  },
  {
    id: 'sent-forms',
    path: '/beheer/ingestuurd',
    access: 'moderator',
    group: 'people',
    withDrupal: true,
    texts: ['desk-people', 'webforms'],
  },
  { id: 'transfer', path: '/beheer/overzetten', access: 'administrator', group: 'system', texts: ['desk-library'] },
  { id: 'login', path: '/beheer/inloggen', access: 'anyone', group: null, texts: ['login', 'desk-staff'] },
  { id: 'begin', path: '/beheer/begin/:token', access: 'anyone', group: null, texts: ['login', 'desk-staff'] },
  { id: 'my-account', path: '/beheer/mijn-account', access: 'staff', group: null, texts: ['desk-staff', 'sessions'] },
  { id: 'staff', path: '/beheer/medewerkers', access: 'administrator', group: 'system', texts: ['desk-staff'] },
  { id: 'staff-member', path: '/beheer/medewerkers/:uid', access: 'administrator', group: null, texts: ['desk-staff'] },
  {
    id: 'opening',
    path: '/beheer/openingslijst',
    access: 'administrator',
    group: 'system',
    texts: ['desk-opening'],
  },
  {
    id: 'opening-mail',
    path: '/beheer/openingslijst/proefmail/:token',
    access: 'administrator',
    group: null,
    texts: ['desk-opening'],
  },
  {
    id: 'provider',
    path: '/beheer/aanbieder',
    access: 'administrator',
    group: 'system',
    texts: ['desk-opening', 'desk-library'],
  },
  { id: 'facts', path: '/beheer/feiten', access: 'administrator', group: 'system', texts: ['desk-opening'] },
  { id: 'help-lines', path: '/beheer/hulplijnen', access: 'administrator', group: 'system', texts: ['desk-opening'] },
  { id: 'settings', path: '/beheer/instellingen', access: 'administrator', group: 'system', texts: ['desk-settings'] },
  {
    id: 'site',
    path: '/beheer/instellingen/:domain',
    access: 'administrator',
    group: null,
    texts: ['desk-settings', 'desk-library'],
  },
  {
    id: 'mail-log',
    path: '/beheer/mailverkeer',
    access: 'administrator',
    group: 'system',
    texts: ['desk-settings', 'desk-library'],
  },
  { id: 'jobs', path: '/beheer/taken', access: 'administrator', group: 'system', texts: ['desk-settings'] },
];

/** Returns true if a path belongs to the staff desk. */
export const isDeskPath = (path: string): boolean => path === BASE || path.startsWith(`${BASE}/`);

/** Returns the desk screen at a path; undefined if there is none. */
export function matchDesk(path: string): { readonly screen: DeskScreen; readonly params: PathParams } | undefined {
  for (const screen of DESK_SCREENS) {
    const params = readParams(screen.path, path);
    if (params) return { screen, params };
  }
  return undefined;
}
