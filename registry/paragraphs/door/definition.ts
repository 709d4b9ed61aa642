import { defineParagraph } from '../../define.ts';
import { convertField } from '../../field-changes.ts';
import { choice } from '../../fields/choice.ts';
import { group } from '../../fields/group.ts';
import { text } from '../../fields/text.ts';

/** Converts steps of an earlier release, which were one text with a step per line. */
const toRows = (value: unknown): unknown =>
  typeof value === 'string'
    ? value
        .split('\n')
        .map((line) => ({ text: line.trim() }))
        .filter((row) => row.text !== '')
    : value;

/** The maximum length is that of the earlier text with all steps. */
const sentence = {
  text: text({
    wireName: 'field_text',
    label: { nl: 'Zin', en: 'Sentence' },
    required: true,
    maxLength: 2000,
    multiline: true,
  }),
};

export const doorParagraph = defineParagraph({
  name: 'door',
  label: { nl: 'Deur', en: 'Door' },
  hint: {
    nl: 'Een deur van het scherm Trek nu: bij trek, bij gevaar of na een uitglijder. De nummers staan er altijd bij.',
    en: 'A door of the screen for a hard moment: for a craving, for danger or after a slip. The numbers are always there.',
  },
  group: 'lists',
  renderedBy: 'component',
  earlier: [convertField('steps', toRows), convertField('wave', toRows)],
  fields: {
    kind: choice({
      wireName: 'field_kind',
      label: { nl: 'Waarvoor', en: 'What for' },
      choices: {
        craving: { nl: 'Trek', en: 'A craving' },
        danger: { nl: 'Gevaar', en: 'Danger' },
        slip: { nl: 'Uitgegleden', en: 'A slip' },
      },
      standard: 'craving',
    }),
    title: text({
      wireName: 'field_title',
      label: { nl: 'Titel', en: 'Title' },
      required: true,
      maxLength: 160,
    }),
    lead: text({
      wireName: 'field_lead',
      label: { nl: 'Eerste regel', en: 'First line' },
      maxLength: 600,
      multiline: true,
    }),
    steps: group({
      wireName: 'field_steps',
      label: { nl: 'Stappen', en: 'Steps' },
      row: { nl: 'Stap', en: 'Step' },
      fields: sentence,
      max: 40,
    }),
    wave: group({
      wireName: 'field_wave',
      label: { nl: 'De golf', en: 'The wave' },
      hint: {
        nl: 'Alleen bij trek: zeven zinnen. Ze duren samen drie minuten.',
        en: 'For a craving only: seven sentences. Together they take three minutes.',
      },
      row: { nl: 'Zin', en: 'Sentence' },
      fields: sentence,
      max: 40,
    }),
  },
});
