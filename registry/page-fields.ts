import { paragraphsField } from './fields/paragraphs.ts';
import { text } from './fields/text.ts';

/** Introductory sentence below the title of a page. */
export const leadField = text({
  wireName: 'field_lead',
  label: { nl: 'Inleiding', en: 'Introduction' },
  maxLength: 600,
  multiline: true,
});

/** Description of a page for search engines. */
export const descriptionField = text({
  wireName: 'field_description',
  label: { nl: 'Omschrijving voor zoekmachines', en: 'Description for search engines' },
  maxLength: 200,
  multiline: true,
});

/** All paragraph types that can be used at the top level. */
export const TOP_LEVEL_BLOCKS = [
  'text',
  'text_image',
  'text_video',
  'video',
  'cta',
  'faq',
  'webform',
  'block_reference',
  'door',
] as const;

/** Blocks of a page, including its shared sections. */
export const blocksField = paragraphsField({
  wireName: 'field_paragraphs',
  label: { nl: 'Blokken', en: 'Blocks' },
  allow: [...TOP_LEVEL_BLOCKS, 'section_reference'],
});
