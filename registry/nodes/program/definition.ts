import { defineNode } from '../../define.ts';
import { image } from '../../fields/image.ts';
import { number } from '../../fields/number.ts';
import { paragraphsField } from '../../fields/paragraphs.ts';
import { richText } from '../../fields/rich-text.ts';
import { text } from '../../fields/text.ts';

export const programNode = defineNode({
  name: 'program',
  label: { nl: 'Programma', en: 'Programme' },
  hint: { nl: 'De fasen en oefeningen van een programma.', en: 'The phases and exercises of a programme.' },
  madeBy: 'editor',
  renderedBy: 'screen',
  fields: {
    text: richText({ wireName: 'field_text', label: { nl: 'Tekst', en: 'Text' } }),
    image: image({ wireName: 'field_image', label: { nl: 'Beeld', en: 'Image' } }),
    phaseDayInterval: number({
      wireName: 'field_phase_day_interval',
      label: { nl: 'Dagen tussen twee fasen', en: 'Days between two phases' },
      max: 60,
    }),
    unlockInfo: text({
      wireName: 'field_phase_unlock_info',
      label: { nl: 'Tekst bij het openen', en: 'Unlock text' },
      maxLength: 400,
      multiline: true,
    }),
    phases: paragraphsField({ wireName: 'field_phases', label: { nl: 'Fasen', en: 'Phases' }, allow: ['phase'] }),
    endTitle: text({
      wireName: 'field_end_program_title',
      label: { nl: 'Titel van het slot', en: 'Title of the end' },
      maxLength: 160,
    }),
    endText: richText({
      wireName: 'field_end_program_text',
      label: { nl: 'Tekst van het slot', en: 'Text of the end' },
    }),
    endImage: image({
      wireName: 'field_end_program_image',
      label: { nl: 'Beeld van het slot', en: 'Image of the end' },
    }),
    endExercises: paragraphsField({
      wireName: 'field_end_program_exercises',
      label: { nl: 'Oefeningen van het slot', en: 'Exercises of the end' },
      allow: ['exercise'],
    }),
  },
});
