import {
  createMediaReference,
  createNodeReference,
  createNodeShape,
  createParagraphReference,
  createParagraphShape,
  createTextItem,
  type DrupalShape,
} from './shapes.ts';

/** A page with ten paragraphs of nine types, `/steun`, with a picture, questions and a shared section. */
const SECTION = 10;
const QUESTIONS = [8, 9] as const;
export const SUPPORT_PAGE = 12;

/** Returns the page's nodes: the page, the questions and the section. */
export function createSupportNodes(language: 'nl' | 'en'): Readonly<Record<number, DrupalShape>> {
  const isDutch = language === 'nl';
  const createQuestion = (id: number, title: string) =>
    createNodeShape({
      id,
      type: 'faq_question',
      language: 'nl',
      title,
      alias: `/vraag/${id}`,
      fields: { field_answer: [createTextItem(`<p>Antwoord ${id}.</p>`)] },
    });
  const references = Array.from({ length: 10 }, (_, index) => createParagraphReference(20 + index));
  return {
    [QUESTIONS[0]]: createQuestion(QUESTIONS[0], 'Wat kost het?'),
    [QUESTIONS[1]]: createQuestion(QUESTIONS[1], 'Wie helpt mij?'),
    [SECTION]: createNodeShape({
      id: SECTION,
      type: 'section',
      language: 'nl',
      title: 'Waar je ons vindt',
      alias: '/sectie',
      fields: { field_paragraphs: [createParagraphReference(30), createParagraphReference(31)] },
    }),
    [SUPPORT_PAGE]: createNodeShape({
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
  const createText = (html: string) => [createTextItem(`<p>${html}</p>`)];
  const video = [{ uri: 'https://www.youtube.com/watch?v=abc123def45', title: 'Een verhaal', options: [] }];
  const of: readonly (readonly [type: string, fields: DrupalShape])[] = [
    ['text', { field_text: createText('Je staat er niet alleen voor.') }],
    [
      'text_image',
      {
        field_text: createText('Wandelen helpt.'),
        field_image: [createMediaReference(5, 'nl')],
        field_image_position: [{ value: 'after' }],
      },
    ],
    [
      'text_video',
      { field_text: createText('Kijk mee.'), field_video: video, field_transcript: createText('Wat er gezegd wordt.') },
    ],
    ['video', { field_video: video, field_transcript: createText('Wat er gezegd wordt.') }],
    [
      'cta',
      {
        field_title: [{ value: 'Kom langs' }],
        field_text: createText('De deur is open.'),
        field_link: [{ uri: 'entity:node/4', title: 'De route', options: [] }],
      },
    ],
    ['faq', { field_title: [{ value: 'Vragen' }], field_questions: QUESTIONS.map(createNodeReference) }],
    [
      'webform',
      {
        field_webform: [
          { target_id: formId, target_type: 'webform', target_uuid: null, default_data: '', status: 'open' },
        ],
      },
    ],
    ['block_reference', { field_block: [{ value: 'help_lines' }] }],
    ['section_reference', { field_section: [createNodeReference(SECTION)] }],
    ['text', { field_text: createText('Tot ziens.') }],
  ];
  return [
    ...of.map(([type, fields], index) => createParagraphShape(20 + index, type, fields)),
    createParagraphShape(30, 'text', { field_text: createText('Aan de haven.') }),
    createParagraphShape(31, 'text', { field_text: createText('Naast het station.') }),
  ];
}
