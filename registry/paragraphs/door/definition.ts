import { defineParagraph } from '../../define.ts';
import { choice } from '../../fields/choice.ts';
import { text } from '../../fields/text.ts';

export const doorParagraph = defineParagraph({
  name: 'door',
  label: { nl: 'Deur', en: 'Door' },
  hint: {
    nl: 'Een deur van het scherm Trek nu: bij trek, bij gevaar of na een uitglijder. De nummers staan er altijd bij.',
    en: 'A door of the screen for a hard moment: for a craving, for danger or after a slip. The numbers are always there.',
  },
  group: 'lists',
  renderedBy: 'component',
  fields: {
    kind: choice({
      wire: 'field_kind',
      label: { nl: 'Waarvoor', en: 'What for' },
      choices: {
        craving: { nl: 'Trek', en: 'A craving' },
        danger: { nl: 'Gevaar', en: 'Danger' },
        slip: { nl: 'Uitgegleden', en: 'A slip' },
      },
      standard: 'craving',
    }),
    title: text({
      wire: 'field_title',
      label: { nl: 'Titel', en: 'Title' },
      required: true,
      maxLength: 160,
    }),
    lead: text({
      wire: 'field_lead',
      label: { nl: 'Eerste regel', en: 'First line' },
      maxLength: 600,
      multiline: true,
    }),
    steps: text({
      wire: 'field_steps',
      label: { nl: 'Stappen', en: 'Steps' },
      hint: { nl: 'Elke stap op een eigen regel.', en: 'Every step on a line of its own.' },
      maxLength: 2000,
      multiline: true,
    }),
    wave: text({
      wire: 'field_wave',
      label: { nl: 'De golf', en: 'The wave' },
      hint: {
        nl: 'Alleen bij trek: zeven zinnen, elk op een eigen regel. Ze duren samen drie minuten.',
        en: 'For a craving only: seven sentences, each on a line of its own. Together they take three minutes.',
      },
      maxLength: 2000,
      multiline: true,
    }),
  },
});
