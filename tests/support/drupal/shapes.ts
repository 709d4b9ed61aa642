/**
 * Responses of Drupal 10.2 with core's REST, paragraphs and media, in the format observed in
 * docs/operations/content-elsewhere.md. Written by hand, so that the tests need no installation.
 */
export type DrupalShape = Readonly<Record<string, unknown>>;

type Language = 'nl' | 'en';

const getUuid = (kind: string, id: number) =>
  `${kind
    .padEnd(8, '0')
    .slice(0, 8)
    .replace(/[^\da-f]/g, 'a')}-0000-4000-8000-${String(id).padStart(12, '0')}`;

const createDate = (value: string) => [{ value, format: 'Y-m-d\\TH:i:sP' }];

export interface NodeParts {
  readonly id: number;
  readonly type: string;
  readonly language: Language;
  readonly title: string;
  readonly alias: string;
  readonly fields?: DrupalShape;
}

/** Returns a node in the format of `GET /node/{id}?_format=json` and of its alias. */
export const createNodeShape = ({ id, type, language, title, alias, fields = {} }: NodeParts): DrupalShape => ({
  nid: [{ value: id }],
  uuid: [{ value: getUuid('node', id) }],
  vid: [{ value: id + 100 }],
  langcode: [{ value: language }],
  type: [{ target_id: type, target_type: 'node_type', target_uuid: getUuid(type, 0) }],
  revision_timestamp: createDate('2026-11-02T09:00:00+00:00'),
  revision_uid: [{ target_id: 1, target_type: 'user', target_uuid: getUuid('user', 1), url: `/${language}/user/1` }],
  revision_log: [],
  status: [{ value: true }],
  uid: [{ target_id: 1, target_type: 'user', target_uuid: getUuid('user', 1), url: `/${language}/user/1` }],
  title: [{ value: title }],
  created: createDate('2026-11-01T09:00:00+00:00'),
  changed: createDate('2026-11-02T09:00:00+00:00'),
  promote: [{ value: false }],
  sticky: [{ value: false }],
  default_langcode: [{ value: language === 'nl' }],
  revision_translation_affected: [{ value: true }],
  content_translation_source: [{ value: language === 'nl' ? 'und' : 'nl' }],
  content_translation_outdated: [{ value: false }],
  path: [{ alias, pid: id * 2, langcode: language }],
  ...fields,
});

/** Returns an item of a paragraphs field: a reference without the paragraph. */
export const createParagraphReference = (id: number): DrupalShape => ({
  target_id: id,
  target_type: 'paragraph',
  target_uuid: getUuid('paragraph', id),
  target_revision_id: id + 100,
});

/** Returns an item of a field of nodes. */
export const createNodeReference = (id: number): DrupalShape => ({
  target_id: id,
  target_type: 'node',
  target_uuid: getUuid('node', id),
  url: `/nl/node/${id}`,
});

/** Returns a paragraph in the format of `GET /entity/paragraph/{id}?_format=json`. */
export const createParagraphShape = (id: number, type: string, fields: DrupalShape): DrupalShape => ({
  id: [{ value: id }],
  uuid: [{ value: getUuid('paragraph', id) }],
  revision_id: [{ value: id + 100 }],
  langcode: [{ value: 'nl' }],
  type: [{ target_id: type, target_type: 'paragraphs_type', target_uuid: getUuid(type, 0) }],
  status: [{ value: true }],
  created: createDate('2026-11-01T09:00:00+00:00'),
  parent_id: [{ value: '3' }],
  parent_type: [{ value: 'node' }],
  parent_field_name: [{ value: 'field_paragraphs' }],
  behavior_settings: [{ value: [] }],
  ...fields,
});

/** Returns formatted text: the input, and the output of the text format. */
export const createTextItem = (html: string): DrupalShape => ({ value: html, format: 'basic_html', processed: html });

/** Returns a file in an image field: its URL is absolute, on Drupal's origin. */
export const createFileItem = (origin: string, path: string, alt: string, id = 8): DrupalShape => ({
  target_id: id,
  alt,
  title: '',
  width: 1600,
  height: 900,
  target_type: 'file',
  target_uuid: getUuid('file', id),
  url: `${origin}${path}`,
});

/** Returns a reference to the media library, with the URL of an edit form. */
export const createMediaReference = (id: number, language: Language): DrupalShape => ({
  target_id: id,
  target_type: 'media',
  target_uuid: getUuid('media', id),
  url: `/${language}/media/${id}/edit`,
});

/** Returns a media image in the format of `GET /media/{id}?_format=json`. */
export const createMediaShape = (id: number, file: DrupalShape): DrupalShape => ({
  mid: [{ value: id }],
  uuid: [{ value: getUuid('media', id) }],
  vid: [{ value: id }],
  langcode: [{ value: 'nl' }],
  bundle: [{ target_id: 'image', target_type: 'media_type', target_uuid: getUuid('image', 0) }],
  revision_created: createDate('2026-11-01T09:00:00+00:00'),
  revision_user: [],
  revision_log_message: [],
  status: [{ value: true }],
  name: [{ value: 'duinen.png' }],
  // Null without a description, instead of an empty text.
  thumbnail: [
    {
      ...file,
      alt: null,
      title: null,
      width: 180,
      height: 180,
      url: String(file.url).replace(/[^/]+$/, 'generic.png'),
    },
  ],
  uid: [{ target_id: 1, target_type: 'user', target_uuid: getUuid('user', 1), url: '/nl/user/1' }],
  created: createDate('2026-11-01T09:00:00+00:00'),
  changed: createDate('2026-11-01T09:00:00+00:00'),
  default_langcode: [{ value: true }],
  revision_translation_affected: [{ value: true }],
  field_media_image: [file],
});

/**
 * Returns the elements of a form in the format of `GET /webform_rest/{id}/fields` (module webform_rest), without the
 * title.
 */
export const createWebformShape = (id: string, elements: Readonly<Record<string, DrupalShape>>): DrupalShape =>
  Object.fromEntries(
    Object.entries(elements).map(([key, element]) => [
      key,
      {
        ...element,
        '#webform': id,
        '#webform_id': `${id}--${key}`,
        '#webform_key': key,
        '#webform_parent_key': '',
        '#webform_parents': [key],
        '#webform_depth': 0,
        '#webform_children': [],
        '#webform_multiple': false,
        '#webform_composite': false,
        '#webform_plugin_id': element['#type'],
        '#admin_title': null,
      },
    ]),
  );

export interface MenuLink {
  readonly title: string;
  readonly href: string;
  /** Positions of the item and its parents, from the top level down. */
  readonly place: readonly number[];
}

/** Returns a menu in the format of core's linkset endpoint: flat, with the position of each item. */
export const createLinksetShape = (anchor: string, links: readonly MenuLink[]): DrupalShape => ({
  linkset: [
    {
      anchor,
      item: links.map(({ title, href, place }) => ({
        href,
        title,
        hierarchy: place.map(String),
        'machine-name': [anchor.split('/').at(-2)],
      })),
    },
  ],
});

const getItem = (node: DrupalShape, name: string): unknown =>
  (node[name] as readonly { readonly value?: unknown; readonly target_id?: unknown }[])[0];

/** A step of a redirect in decoupled_router, with its status as a string. */
export interface RoutedStep {
  readonly from: string;
  readonly to: string;
  readonly status: string;
}

/**
 * Returns the response of `GET /router/translate-path?path=…` for a path to a node (module decoupled_router); `base` is
 * the base URL of the language.
 */
export function createRoutedShape(
  base: string,
  path: string,
  node: DrupalShape,
  redirect: readonly RoutedStep[],
): DrupalShape {
  const { value: uuid } = getItem(node, 'uuid') as { readonly value: string };
  const { target_id: bundle } = getItem(node, 'type') as { readonly target_id: string };
  const { value: id } = getItem(node, 'nid') as { readonly value: number };
  const url = path === '/' ? base : `${base}${path}`;
  return {
    resolved: url,
    isExternal: false,
    isHomePath: path === '/',
    entity: { canonical: url, type: 'node', bundle, id: String(id), uuid },
    label: (getItem(node, 'title') as { readonly value: string }).value,
    jsonapi: {
      individual: `${base}/jsonapi/node/${bundle}/${uuid}`,
      resourceName: `node--${bundle}`,
      basePath: `${new URL(base).pathname}/jsonapi`,
      entryPoint: `${base}/jsonapi`,
    },
    ...(redirect.length > 0 ? { redirect } : {}),
  };
}

/** Returns the response of decoupled_router for a redirect to another site, which has no entity. */
export const createRoutedElsewhereShape = (from: string, to: string, status: number): DrupalShape => ({
  resolved: to,
  isExternal: true,
  isHomePath: false,
  redirect: [{ from, to, status: String(status) }],
});
