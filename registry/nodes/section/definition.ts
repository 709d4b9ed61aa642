import { defineNode } from '../../define.ts';
import { paragraphsField } from '../../fields/paragraphs.ts';
import { TOP_LEVEL_BLOCKS } from '../../page-fields.ts';

export const sectionNode = defineNode({
  name: 'section',
  label: { nl: 'Gedeelde sectie', en: 'Shared section' },
  hint: {
    nl: 'Blokken die op meer pagina’s staan. De titel zien alleen redacteuren.',
    en: 'Blocks that stand on more pages. Only editors see the title.',
  },
  madeBy: 'editor',
  renderedBy: 'parent',
  fields: {
    // A section cannot contain a section: its blocks are rendered in place, without further nesting.
    paragraphs: paragraphsField({
      wireName: 'field_paragraphs',
      label: { nl: 'Blokken', en: 'Blocks' },
      allow: TOP_LEVEL_BLOCKS,
    }),
  },
});
