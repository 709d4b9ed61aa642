import { defineParagraph } from '../../define.ts';
import { section } from '../../fields/section.ts';

export const sectionReferenceParagraph = defineParagraph({
  name: 'section_reference',
  label: { nl: 'Gedeelde sectie', en: 'Shared section' },
  hint: {
    nl: 'Blokken die op meer pagina’s staan: wie ze verandert, verandert ze overal.',
    en: 'Blocks that stand on more pages: whoever changes them, changes them everywhere.',
  },
  group: 'lists',
  renderedBy: 'component',
  fields: {
    section: section({ wireName: 'field_section', label: { nl: 'Sectie', en: 'Section' }, required: true }),
  },
});
