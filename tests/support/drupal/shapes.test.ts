import { expect, test } from 'vitest';
import { createJsonApiNode } from './json-api-shapes.ts';
import {
  createFileItem,
  createLinksetShape,
  createMediaReference,
  createMediaShape,
  createNodeShape,
  createParagraphReference,
  createParagraphShape,
  createRoutedElsewhereShape,
  createRoutedShape,
  createTextItem,
  createWebformShape,
} from './shapes.ts';
import { createState, respondAsDrupal } from './site.ts';

/**
 * Shapes that the tests of Drupal's core expect (versions 9.3 to 11): the REST resource of a node, its JSON:API
 * document, and a menu as a linkset in one of several languages. Our test Drupal must return the same.
 */
const NODE = createNodeShape({
  id: 1,
  type: 'basic_page',
  language: 'nl',
  title: 'Over ons',
  alias: '/over-ons',
  fields: { field_paragraphs: [createParagraphReference(11), createParagraphReference(13)] },
});

test('a node by REST has the fields of core, each a list of items', () => {
  const names = [
    ...['nid', 'uuid', 'vid', 'langcode', 'type', 'title', 'status', 'created', 'changed', 'promote', 'sticky'],
    ...['revision_timestamp', 'revision_translation_affected', 'default_langcode', 'uid', 'revision_uid', 'path'],
  ];
  expect(Object.keys(NODE)).toEqual(expect.arrayContaining(names));
  expect(NODE).toMatchObject({
    nid: [{ value: 1 }],
    type: [{ target_id: 'basic_page', target_type: 'node_type', target_uuid: expect.any(String) }],
    status: [{ value: true }],
    created: [{ value: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*\+00:00$/), format: 'Y-m-d\\TH:i:sP' }],
    uid: [{ target_type: 'user', url: '/nl/user/1' }],
    path: [{ alias: '/over-ons', pid: expect.any(Number), langcode: 'nl' }],
  });
});

test('the same by JSON:API has flat values, relationships with the id in their meta, and what they lead to beside it', () => {
  const parts = [
    createParagraphShape(11, 'text', { field_text: [createTextItem('<p>Een team.</p>')] }),
    createParagraphShape(13, 'cta', { field_link: [{ uri: 'entity:node/4', title: 'De route', options: [] }] }),
  ];
  const body = parts.map((entity) => ({ kind: 'paragraph', entity }) as const);
  expect(createJsonApiNode(NODE, body, ['field_paragraphs'])).toMatchObject({
    jsonapi: { version: '1.0' },
    data: {
      type: 'node--basic_page',
      attributes: {
        drupal_internal__nid: 1,
        drupal_internal__vid: 101,
        title: 'Over ons',
        status: true,
        path: { alias: '/over-ons', langcode: 'nl' },
      },
      relationships: {
        node_type: { data: { type: 'node_type--node_type', meta: { drupal_internal__target_id: 'basic_page' } } },
        uid: { data: { type: 'user--user', meta: { drupal_internal__target_id: 1 } } },
        field_paragraphs: {
          data: [
            { type: 'paragraph--text', meta: { target_revision_id: 111, drupal_internal__target_id: 11 } },
            { type: 'paragraph--cta', meta: { target_revision_id: 113, drupal_internal__target_id: 13 } },
          ],
        },
      },
    },
    included: [
      {
        type: 'paragraph--text',
        attributes: { drupal_internal__id: 11, field_text: { processed: '<p>Een team.</p>' } },
      },
      { type: 'paragraph--cta', attributes: { field_link: { uri: 'entity:node/4', title: 'De route', options: [] } } },
    ],
  });
});

test('a menu is a linkset that names its language, the place of each item and the menu', () => {
  const menu = createLinksetShape('/aa/system/menu/main/linkset', [{ title: 'Home', href: '/aa', place: [0] }]);
  expect(menu).toEqual({
    linkset: [
      {
        anchor: '/aa/system/menu/main/linkset',
        item: [{ href: '/aa', title: 'Home', hierarchy: ['0'], 'machine-name': ['main'] }],
      },
    ],
  });
});

/** Shapes that the tests of decoupled_router expect (versions 2.0.5 and newer). */
test('a path is routed to its node, by id as text, with its JSON:API address and the redirects on the way', () => {
  const step = { from: '/oud', to: '/nl/over-ons', status: '301' };
  expect(createRoutedShape('https://drupal.example/nl', '/over-ons', NODE, [step])).toMatchObject({
    resolved: 'https://drupal.example/nl/over-ons',
    isExternal: false,
    isHomePath: false,
    entity: { canonical: 'https://drupal.example/nl/over-ons', type: 'node', bundle: 'basic_page', id: '1' },
    label: 'Over ons',
    jsonapi: { resourceName: 'node--basic_page', basePath: '/nl/jsonapi' },
    redirect: [step],
  });
  expect(createRoutedElsewhereShape('/elders', 'https://example.org/elders', 302)).toEqual({
    resolved: 'https://example.org/elders',
    isExternal: true,
    isHomePath: false,
    redirect: [{ from: '/elders', to: 'https://example.org/elders', status: '302' }],
  });
});

test('a path to what is not published is refused with 403, and one to nothing with 404', () => {
  const routed = (path: string) =>
    respondAsDrupal(
      'https://drupal.example',
      '/nl/router/translate-path',
      createState(),
      new URLSearchParams({ path }),
    );
  expect(routed('/concept')).toMatchObject({ status: 403, body: { message: 'Access denied for entity.' } });
  expect(routed('/nergens')).toMatchObject({ status: 404 });
  expect(routed('/over-ons')).toMatchObject({ status: 200, body: { entity: { id: '3' } } });
});

/** Recorded responses of a Drupal with translations and media, from the documentation of Islandora. */
test('a picture of the media library is a reference whose own address is no picture, and leads to a file that has one', () => {
  expect(createMediaReference(5, 'nl')).toMatchObject({ target_id: 5, target_type: 'media', url: '/nl/media/5/edit' });
  const file = createFileItem('https://drupal.example', '/sites/default/files/duinen.png', 'Duinen');
  expect(createMediaShape(5, file)).toMatchObject({
    mid: [{ value: 5 }],
    bundle: [{ target_id: 'image', target_type: 'media_type' }],
    thumbnail: [{ target_type: 'file', alt: null, title: null, width: 180, height: 180 }],
    field_media_image: [{ target_type: 'file', url: 'https://drupal.example/sites/default/files/duinen.png' }],
  });
  const names = [
    ...['mid', 'uuid', 'vid', 'langcode', 'bundle', 'revision_created', 'revision_user', 'revision_log_message'],
    ...['status', 'name', 'thumbnail', 'uid', 'created', 'changed', 'default_langcode'],
  ];
  expect(Object.keys(createMediaShape(5, file))).toEqual(expect.arrayContaining(names));
});

test('a form is the elements that webform initialised, each with what it is and where it stands, and without a title', () => {
  const form = createWebformShape('contact', { name: { '#type': 'textfield', '#title': 'Naam' } });
  expect(form).toEqual({
    name: expect.objectContaining({
      '#type': 'textfield',
      '#webform': 'contact',
      '#webform_id': 'contact--name',
      '#webform_key': 'name',
      '#webform_plugin_id': 'textfield',
      '#webform_depth': 0,
    }),
  });
});
