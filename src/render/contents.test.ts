import { expect, it } from 'vitest';
import { readEntity } from '#src/contract/entity.ts';
import { createNode, createParagraph } from './content-system.fixture.ts';
import { listContents } from './contents.ts';

const contents = (fields: Readonly<Record<string, unknown>>, own: Readonly<Record<string, unknown>> = {}) =>
  listContents(readEntity({ ...createNode('help', 'Hulp', fields), ...own }));

const revision = (...of: Parameters<typeof contents>) => contents(...of).revision;

const question = (vid: number) => ({ ...createNode('faq_question', 'Vraag'), nid: [{ value: 9 }], vid: [{ value: vid }] });
const faq = (vid: number) => ({ field_paragraphs: [createParagraph('faq', { field_questions: [question(vid)] })] });

it('names a node with its revision and language', () => {
  expect(revision({})).toBe('7@1 nl');
  expect(revision({}, { vid: [{ value: 2 }] })).not.toBe(revision({}));
  expect(revision({}, { langcode: [{ value: 'en' }] })).not.toBe(revision({}));
});

it('changes with every node that stands in it', () => {
  expect(revision(faq(4))).toBe(revision(faq(4)));
  expect(revision(faq(4))).not.toBe(revision(faq(5)));
});

it('is unknown where a content system does not tell it, or sends a part by reference', () => {
  expect(revision({}, { vid: undefined })).toBeNull();
  const nameless = { ...question(4), vid: undefined };
  expect(revision({ field_paragraphs: [createParagraph('faq', { field_questions: [nameless] })] })).toBeNull();
  expect(contents({ field_paragraphs: [{ target_id: 3, target_type: 'paragraph' }] })).toEqual({
    revision: null,
    hasReferences: true,
  });
});

it('does not mind a picture that is sent by reference', () => {
  const picture = { field_image: [{ target_id: 3, target_type: 'media' }] };
  expect(contents(picture)).toEqual({ revision: '7@1 nl', hasReferences: false });
});
