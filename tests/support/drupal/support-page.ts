import {
  type DrupalShape,
  mediaReference,
  nodeReference,
  nodeShape,
  paragraphReference,
  paragraphShape,
  textItem,
} from './shapes.ts';

/** A page with ten paragraphs of nine types, `/steun`, with a picture, questions and a shared section. */
const SECTION = 10;
const QUESTIONS = [8, 9] as const;
export const SUPPORT_PAGE = 12;

/** Returns the page's nodes: the page, the questions and the section. */
export function createSupportNodes(language: 'nl' | 'en'): Readonly<Record<number, DrupalShape>> {
  const isDutch = language === 'nl';
  const question = (id: number, title: string) =>
    nodeShape({
      id,
      type: 'faq_question',
      language: 'nl',
      title,
      alias: `/vraag/${id}`,
      fields: { field_answer: [textItem(`<p>Antwoord ${id}.</p>`)] },
    });
  const references = Array.from({ length: 10 }, (_, at) => paragraphReference(20 + at));
  return {
    [QUESTIONS[0]]: question(QUESTIONS[0], 'Wat kost het?'),
    [QUESTIONS[1]]: question(QUESTIONS[1], 'Wie helpt mij?'),
    [SECTION]: nodeShape({
      id: SECTION,
      type: 'section',
      language: 'nl',
      title: 'Waar je ons vindt',
      alias: '/sectie',
      fields: { field_paragraphs: [paragraphReference(30), paragraphReference(31)] },
    }),
    [SUPPORT_PAGE]: nodeShape({
      id: SUPPORT_PAGE,
      type: 'basic_page',
      language,
      title: isDutch ? 'Steun' : 'Support',
      alias: isDutch ? '/steun' : '/support',
      fields: { field_lead: [], field_paragraphs: references },
    }),
  };
}

/** Returns the paragraphs of the page, 20 to 29, and of the section. */
export function createSupportParagraphs(formId: string): readonly DrupalShape[] {
  const text = (html: string) => [textItem(`<p>${html}</p>`)];
  const video = [{ uri: 'https://www.youtube.com/watch?v=abc123def45', title: 'Een verhaal', options: [] }];
  const of: readonly (readonly [type: string, fields: DrupalShape])[] = [
    ['text', { field_text: text('Je staat er niet alleen voor.') }],
    [
      'text_image',
      {
        field_text: text('Wandelen helpt.'),
        field_image: [mediaReference(5, 'nl')],
        field_image_position: [{ value: 'after' }],
      },
    ],
    [
      'text_video',
      { field_text: text('Kijk mee.'), field_video: video, field_transcript: text('Wat er gezegd wordt.') },
    ],
    ['video', { field_video: video, field_transcript: text('Wat er gezegd wordt.') }],
    [
      'cta',
      {
        field_title: [{ value: 'Kom langs' }],
        field_text: text('De deur is open.'),
        field_link: [{ uri: 'entity:node/4', title: 'De route', options: [] }],
      },
    ],
    ['faq', { field_title: [{ value: 'Vragen' }], field_questions: QUESTIONS.map(nodeReference) }],
    [
      'webform',
      {
        field_webform: [
          { target_id: formId, target_type: 'webform', target_uuid: null, default_data: '', status: 'open' },
        ],
      },
    ],
    ['block_reference', { field_block: [{ value: 'help_lines' }] }],
    ['section_reference', { field_section: [nodeReference(SECTION)] }],
    ['text', { field_text: text('Tot ziens.') }],
  ];
  return [
    ...of.map(([type, fields], at) => paragraphShape(20 + at, type, fields)),
    paragraphShape(30, 'text', { field_text: text('Aan de haven.') }),
    paragraphShape(31, 'text', { field_text: text('Naast het station.') }),
  ];
}
