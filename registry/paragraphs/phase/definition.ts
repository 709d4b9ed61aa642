import { defineParagraph } from '../../define.ts';
import { paragraphsField } from '../../fields/paragraphs.ts';
import { richText } from '../../fields/rich-text.ts';
import { text } from '../../fields/text.ts';

export const phaseParagraph = defineParagraph({
  name: 'phase',
  label: { nl: 'Fase', en: 'Phase' },
  hint: { nl: 'Een deel van het programma met oefeningen.', en: 'A part of the programme with exercises.' },
  group: 'programme',
  renderedBy: 'screen',
  fields: {
    title: text({ wireName: 'field_title', label: { nl: 'Titel', en: 'Title' }, required: true, maxLength: 160 }),
    text: richText({ wireName: 'field_text', label: { nl: 'Uitleg', en: 'Introduction' } }),
    unlockInfo: text({
      wireName: 'field_phase_unlock_info',
      label: { nl: 'Tekst bij het openen', en: 'Unlock text' },
      maxLength: 400,
      multiline: true,
    }),
    exercises: paragraphsField({
      wireName: 'field_exercise',
      label: { nl: 'Oefeningen', en: 'Exercises' },
      allow: ['exercise'],
    }),
  },
});
