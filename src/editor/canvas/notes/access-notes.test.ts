import { describe, expect, it } from 'vitest';
import { findNodeType, REGISTRY } from '../editor-registry.ts';
import { listAccessNotes } from './access-notes.ts';

const definition = findNodeType(REGISTRY, 'basic_page');
if (!definition) throw new Error('No such type.');

const media = '00000000-0000-4000-8000-00000000000a';
const getNotes = (paragraphs: readonly object[], alt?: string) =>
  listAccessNotes(
    definition,
    { title: 'Titel', fields: { paragraphs } },
    {
      registry: REGISTRY,
      language: 'nl',
      resolve: ({ id }) => (id === media && alt !== undefined ? { alt, url: '/x' } : undefined),
    },
  ).map(({ path, kind, words }) => `${path} ${kind} ${words}`.trim());

const createText = (body: string, title?: string) => ({ uuid: 'a', type: 'text', body, ...(title ? { title } : {}) });
const createPicture = (image: object) => ({ uuid: 'b', type: 'text_image', body: '<p>x</p>', image });

describe('what an editor is told about access', () => {
  it('names a picture without a description, of the library and of the drawings', () => {
    expect(getNotes([createPicture({ drawing: 'dijk', alt: '' })])).toEqual(['paragraphs.0.image alt']);
    expect(getNotes([createPicture({ media })], '')).toEqual(['paragraphs.0.image alt']);
    expect(getNotes([createPicture({ media })], 'Een dijk')).toEqual([]);
    expect(getNotes([createPicture({ media, alt: 'Een dijk' })], '')).toEqual([]);
    expect(getNotes([createPicture({ media })])).toEqual([]);
  });

  it('names headings that skip a level or are empty', () => {
    expect(getNotes([createText('<h3>Te diep</h3>')])).toEqual(['paragraphs.0.body heading-skipped Te diep']);
    expect(getNotes([createText('<h3>Goed</h3>', 'Titel van het blok')])).toEqual([]);
    expect(getNotes([createText('<h2>Een</h2><h3>Twee</h3>'), createText('<h3>Drie</h3>')])).toEqual([]);
    expect(getNotes([createText('<h2> <br></h2>')])).toEqual(['paragraphs.0.body heading-empty']);
  });

  it('names a bold line that stands for a heading, and no sentence that is bold', () => {
    expect(getNotes([createText('<p><strong>Wat helpt</strong></p><p>Rust.</p>')])).toEqual([
      'paragraphs.0.body no-heading Wat helpt',
    ]);
    expect(
      getNotes([createText('<p><strong>Bel 112.</strong></p><p><strong>Let op</strong>: niet doen.</p>')]),
    ).toEqual([]);
  });

  it('names a text that reads hard', () => {
    const hard = 'Verantwoordelijkheidsgevoel veronderstelt zelfredzaamheid gedurende behandelingstrajecten. ';
    expect(getNotes([createText(`<p>${hard.repeat(7)}</p>`)])).toEqual(['paragraphs.0.body hard 105']);
    expect(getNotes([createText(`<p>${'Je drinkt vandaag minder. '.repeat(8)}</p>`)])).toEqual([]);
  });

  it('names links whose words say nothing, in text and as a button', () => {
    expect(getNotes([createText('<p>Voor hulp <a href="/hulp"><strong>Klik hier!</strong></a></p>')])).toEqual([
      'paragraphs.0.body link Klik hier!',
    ]);
    expect(getNotes([{ uuid: 'c', type: 'cta', link: { href: '/hulp', text: 'Lees meer' } }])).toEqual([
      'paragraphs.0.link link Lees meer',
    ]);
    expect(getNotes([createText('<p><a href="/hulp">Naar de hulplijnen</a></p>')])).toEqual([]);
  });

  it('names sentences and texts that are too long, each by its first words or how many it has', () => {
    const toText = (count: number, word = 'woord') => Array.from({ length: count }, () => word).join(' ');
    expect(getNotes([createText(`<p>Kort. ${toText(30)}.</p>`)])).toEqual([]);
    expect(getNotes([createText(`<p>Kort. Wie dit leest ${toText(28)}. Kort.</p>`)])).toEqual([
      'paragraphs.0.body sentence Wie dit leest woord woord …',
    ]);
    // A list is not a sentence, even if its items end with a full stop.
    expect(getNotes([createText(`<ul>${`<li>${toText(10)}</li>`.repeat(4)}</ul>`)])).toEqual([]);
    const getPieces = (count: number) => `<p>${toText(10)}.</p>`.repeat(count);
    expect(getNotes([createText(getPieces(25))])).toEqual([]);
    expect(getNotes([createText(getPieces(26))])).toEqual(['paragraphs.0.body text 260']);
    expect(getNotes([createText(`${getPieces(20)}<h2>Kop</h2>${getPieces(20)}`)])).toEqual([]);
  });
});
