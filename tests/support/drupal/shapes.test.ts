import { expect, test } from 'vitest';
import { jsonApiNode } from './json-api-shapes.ts';
import { linksetShape, nodeShape, paragraphReference, paragraphShape, textItem } from './shapes.ts';

/**
 * What the tests of Drupal's core expect of its answers (versions 9.3 to 11): the REST resource of a node, its JSON:API
 * document, and a menu as a linkset in one of several languages. A Drupal of ours that speaks otherwise proves nothing.
 */
const NODE = nodeShape({
  id: 1,
  type: 'basic_page',
  language: 'nl',
  title: 'Over ons',
  alias: '/over-ons',
  fields: { field_paragraphs: [paragraphReference(11), paragraphReference(13)] },
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
    paragraphShape(11, 'text', { field_text: [textItem('<p>Een team.</p>')] }),
    paragraphShape(13, 'cta', { field_link: [{ uri: 'entity:node/4', title: 'De route', options: [] }] }),
  ];
  expect(jsonApiNode(NODE, parts)).toMatchObject({
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
  const menu = linksetShape('/aa/system/menu/main/linkset', [{ title: 'Home', href: '/aa', place: [0] }]);
  expect(menu).toEqual({
    linkset: [
      {
        anchor: '/aa/system/menu/main/linkset',
        item: [{ href: '/aa', title: 'Home', hierarchy: ['0'], 'machine-name': ['main'] }],
      },
    ],
  });
});
