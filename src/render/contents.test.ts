import { expect, it } from 'vitest';
import { readEntity } from '#src/contract/entity.ts';
import { createNode, createParagraph } from './content-system.fixture.ts';
import { listContents } from './contents.ts';

const createContents = (fields: Readonly<Record<string, unknown>>, overrides: Readonly<Record<string, unknown>> = {}) =>
  listContents(readEntity({ ...createNode('help', 'Hulp', fields), ...overrides }));

const getRevision = (...of: Parameters<typeof createContents>) => createContents(...of).revision;

const question = (vid: number) => ({
  ...createNode('faq_question', 'Vraag'),
  nid: [{ value: 9 }],
  vid: [{ value: vid }],
});
const faq = (vid: number) => ({ field_paragraphs: [createParagraph('faq', { field_questions: [question(vid)] })] });

it('names a node with its revision and language', () => {
  expect(getRevision({})).toBe('7@1 nl');
  expect(getRevision({}, { vid: [{ value: 2 }] })).not.toBe(getRevision({}));
  expect(getRevision({}, { langcode: [{ value: 'en' }] })).not.toBe(getRevision({}));
});

it('changes with every node that stands in it', () => {
  expect(getRevision(faq(4))).toBe(getRevision(faq(4)));
  expect(getRevision(faq(4))).not.toBe(getRevision(faq(5)));
});

it('is unknown where a content system does not tell it, or sends a part by reference', () => {
  expect(getRevision({}, { vid: undefined })).toBeNull();
  const nameless = { ...question(4), vid: undefined };
  expect(getRevision({ field_paragraphs: [createParagraph('faq', { field_questions: [nameless] })] })).toBeNull();
  expect(createContents({ field_paragraphs: [{ target_id: 3, target_type: 'paragraph' }] })).toEqual({
    revision: null,
    hasReferences: true,
  });
});

it('does not mind a picture that is sent by reference', () => {
  const picture = { field_image: [{ target_id: 3, target_type: 'media' }] };
  expect(createContents(picture)).toEqual({ revision: '7@1 nl', hasReferences: false });
});
