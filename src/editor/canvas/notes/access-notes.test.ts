import { describe, expect, it } from 'vitest';
import { findNodeType, REGISTRY } from '../editor-registry.ts';
import { listAccessNotes } from './access-notes.ts';

const definition = findNodeType(REGISTRY, 'basic_page');
if (!definition) throw new Error('No such type.');

const media = '00000000-0000-4000-8000-00000000000a';
const notes = (paragraphs: readonly object[], alt?: string) =>
  listAccessNotes(
    definition,
    { title: 'Titel', fields: { paragraphs } },
    {
      registry: REGISTRY,
      language: 'nl',
      resolve: ({ id }) => (id === media && alt !== undefined ? { alt, url: '/x' } : undefined),
    },
  ).map(({ path, kind, words }) => `${path} ${kind} ${words}`.trim());

const text = (body: string, title?: string) => ({ uuid: 'a', type: 'text', body, ...(title ? { title } : {}) });
const picture = (image: object) => ({ uuid: 'b', type: 'text_image', body: '<p>x</p>', image });

describe('what an editor is told about access', () => {
  it('names a picture without a description, of the library and of the drawings', () => {
    expect(notes([picture({ drawing: 'dijk', alt: '' })])).toEqual(['paragraphs.0.image alt']);
    expect(notes([picture({ media })], '')).toEqual(['paragraphs.0.image alt']);
    expect(notes([picture({ media })], 'Een dijk')).toEqual([]);
    expect(notes([picture({ media, alt: 'Een dijk' })], '')).toEqual([]);
    expect(notes([picture({ media })])).toEqual([]);
  });

  it('names headings that skip a level or are empty', () => {
    expect(notes([text('<h3>Te diep</h3>')])).toEqual(['paragraphs.0.body heading-skipped Te diep']);
    expect(notes([text('<h3>Goed</h3>', 'Titel van het blok')])).toEqual([]);
    expect(notes([text('<h2>Een</h2><h3>Twee</h3>'), text('<h3>Drie</h3>')])).toEqual([]);
    expect(notes([text('<h2> <br></h2>')])).toEqual(['paragraphs.0.body heading-empty']);
  });

  it('names a bold line that stands for a heading, and no sentence that is bold', () => {
    expect(notes([text('<p><strong>Wat helpt</strong></p><p>Rust.</p>')])).toEqual([
      'paragraphs.0.body no-heading Wat helpt',
    ]);
    expect(notes([text('<p><strong>Bel 112.</strong></p><p><strong>Let op</strong>: niet doen.</p>')])).toEqual([]);
  });

  it('names a text that reads hard', () => {
    const hard = 'Verantwoordelijkheidsgevoel veronderstelt zelfredzaamheid gedurende behandelingstrajecten. ';
    expect(notes([text(`<p>${hard.repeat(7)}</p>`)])).toEqual(['paragraphs.0.body hard 105']);
    expect(notes([text(`<p>${'Je drinkt vandaag minder. '.repeat(8)}</p>`)])).toEqual([]);
  });

  it('names links whose words say nothing, in text and as a button', () => {
    expect(notes([text('<p>Voor hulp <a href="/hulp"><strong>Klik hier!</strong></a></p>')])).toEqual([
      'paragraphs.0.body link Klik hier!',
    ]);
    expect(notes([{ uuid: 'c', type: 'cta', link: { href: '/hulp', text: 'Lees meer' } }])).toEqual([
      'paragraphs.0.link link Lees meer',
    ]);
    expect(notes([text('<p><a href="/hulp">Naar de hulplijnen</a></p>')])).toEqual([]);
  });

  it('names sentences and texts that are too long, each by its first words or how many it has', () => {
    const words = (count: number, word = 'woord') => Array.from({ length: count }, () => word).join(' ');
    expect(notes([text(`<p>Kort. ${words(30)}.</p>`)])).toEqual([]);
    expect(notes([text(`<p>Kort. Wie dit leest ${words(28)}. Kort.</p>`)])).toEqual([
      'paragraphs.0.body sentence Wie dit leest woord woord …',
    ]);
    // A list is not a sentence, even if its items end with a full stop.
    expect(notes([text(`<ul>${`<li>${words(10)}</li>`.repeat(4)}</ul>`)])).toEqual([]);
    const pieces = (count: number) => `<p>${words(10)}.</p>`.repeat(count);
    expect(notes([text(pieces(25))])).toEqual([]);
    expect(notes([text(pieces(26))])).toEqual(['paragraphs.0.body text 260']);
    expect(notes([text(`${pieces(20)}<h2>Kop</h2>${pieces(20)}`)])).toEqual([]);
  });
});
