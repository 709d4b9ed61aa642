import { defineParagraph } from '../../define.ts';
import { choice } from '../../fields/choice.ts';
import { text } from '../../fields/text.ts';

export const frontpageProgramParagraph = defineParagraph({
  name: 'frontpage_program',
  label: { nl: 'Programma in de lijst', en: 'Programme in the list' },
  hint: {
    nl: 'Eén programma: voor wie het is en waar het staat.',
    en: 'One programme: who it is for and where it is.',
  },
  group: 'lists',
  renderedBy: 'component',
  fields: {
    title: text({ wireName: 'field_title', label: { nl: 'Titel', en: 'Title' }, required: true, maxLength: 120 }),
    body: text({
      wireName: 'field_text',
      label: { nl: 'Regel tekst', en: 'Line of text' },
      maxLength: 255,
      multiline: true,
    }),
    domain: choice({
      wireName: 'field_domain',
      label: { nl: 'Programma', en: 'Programme' },
      choices: {
        alcohol: { nl: 'Alcohol', en: 'Alcohol' },
        tobacco: { nl: 'Roken', en: 'Smoking' },
        gambling: { nl: 'Gokken', en: 'Gambling' },
        cannabis: { nl: 'Cannabis', en: 'Cannabis' },
        cocaine: { nl: 'Cocaïne', en: 'Cocaine' },
        'close-ones': { nl: 'Naasten', en: 'Family and friends' },
        guided: { nl: 'Praktijkondersteuners', en: 'Practice nurses' },
      },
      standard: 'alcohol',
    }),
  },
});
