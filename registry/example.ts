import type { InferStoredFields } from './define.ts';
import type { RegistryFields } from './fields/field.ts';
import type { StoredParagraph } from './fields/paragraphs.ts';

export const EXAMPLE_NAMES = ['default', 'minimal', 'long', 'hostile'] as const;
export type ExampleName = (typeof EXAMPLE_NAMES)[number];

/** Examples of a type, in the stored form of a revision. */
export type TypeExamples<D extends { readonly fields: RegistryFields; readonly entity: 'node' | 'paragraph' }> =
  Readonly<Record<ExampleName, InferStoredFields<D>>>;

const WORD = 'Aansprakelijkheidswaardevaststellingsveranderingen';

/**
 * Markup, quotes, a right-to-left word, a very long word and characters outside the basic multilingual plane, all of
 * which must be shown as typed.
 */
export const HOSTILE_TEXT = `<script>alert(1)</script> "'><img src=x onerror=alert(1)> مرحبا ${WORD} 🌿&amp;`;

/** Hostile text in rich text, as the sanitiser returns it. */
export const HOSTILE_HTML = `<p>&lt;script&gt;alert(1)&lt;/script&gt; &quot;&gt; مرحبا ${WORD.repeat(3)} 🌿</p><ul><li>${WORD.repeat(2)}</li></ul>`;

export const LONG_TITLE = `Een titel die veel langer is dan een redacteur zou schrijven, met het woord ${WORD} erin`;

const SENTENCE = 'Trek komt op, wordt hoog en zakt weer; bij veel mensen duurt dat niet langer dan een halfuur. ';

export const LONG_TEXT = SENTENCE.repeat(5).trim();

export const LONG_HTML = [
  `<p>${SENTENCE.repeat(6)}</p><h3>Een tussenkop</h3>`,
  `<p>${SENTENCE.repeat(4)}<strong>Vet</strong> en <em>schuin</em>, met <a href="/hulp">een link</a>.</p>`,
  `<ul><li>${SENTENCE}</li><li>Kort</li></ul><ol><li>Eerst dit</li><li>Dan dat</li></ol>`,
  `<blockquote><p>${SENTENCE}</p></blockquote>`,
].join('');

/** Returns a uuid for the nth part of an example. */
export const toExampleUuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** Content of the sections that examples reference; for a page it is read from the database. */
export const EXAMPLE_SECTIONS: Readonly<Record<string, readonly StoredParagraph[]>> = {
  [toExampleUuid(951)]: [
    {
      uuid: toExampleUuid(961),
      type: 'text',
      title: 'Wie leest mee?',
      body: '<p>Niemand leest mee. Alleen jij ziet wat je invult.</p>',
    },
    { uuid: toExampleUuid(962), type: 'cta', title: 'Begin vandaag', link: { href: '/registreren', text: 'Begin' } },
  ],
  [toExampleUuid(952)]: [{ uuid: toExampleUuid(963), type: 'text', body: '<p>Eén alinea.</p>' }],
  [toExampleUuid(953)]: [
    { uuid: toExampleUuid(964), type: 'text', title: LONG_TITLE, body: LONG_HTML },
    { uuid: toExampleUuid(965), type: 'text', title: 'Links', body: '<p>De ene helft.</p>', width: 'half' },
    { uuid: toExampleUuid(966), type: 'text', title: 'Rechts', body: '<p>De andere helft.</p>', width: 'half' },
  ],
  [toExampleUuid(954)]: [{ uuid: toExampleUuid(967), type: 'text', title: HOSTILE_TEXT, body: HOSTILE_HTML }],
};

/** Content of the questions that examples reference; for a page it is read from the database. */
export const EXAMPLE_QUESTIONS = [
  {
    uuid: toExampleUuid(901),
    title: 'Is het echt gratis, en zonder mijn echte naam?',
    answer: '<p>Ja. Je hebt alleen een e-mailadres nodig. Je echte naam vragen we niet.</p>',
  },
  {
    uuid: toExampleUuid(902),
    title: 'Wat als ik een dag niet haal?',
    answer: '<p>Dan vul je dat in en ga je de volgende dag verder. Eén dag zegt niets over je hele pad.</p>',
  },
  { uuid: toExampleUuid(903), title: LONG_TITLE, answer: LONG_HTML },
  { uuid: toExampleUuid(904), title: HOSTILE_TEXT, answer: HOSTILE_HTML },
] as const;
