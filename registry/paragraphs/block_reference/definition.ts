import { defineParagraph } from '../../define.ts';
import { choice } from '../../fields/choice.ts';
import { text } from '../../fields/text.ts';

export const blockReferenceParagraph = defineParagraph({
  name: 'block_reference',
  label: { nl: 'Vast blok', en: 'Fixed block' },
  hint: {
    nl: 'Een blok dat de site zelf vult, zoals de hulplijnen.',
    en: 'A block that the site fills itself, such as the help lines.',
  },
  group: 'lists',
  renderedBy: 'component',
  fields: {
    title: text({ wireName: 'field_title', label: { nl: 'Titel', en: 'Title' }, maxLength: 160 }),
    block: choice({
      wireName: 'field_block',
      label: { nl: 'Blok', en: 'Block' },
      choices: {
        help_lines: { nl: 'Hulplijnen', en: 'Help lines' },
        crisis: { nl: 'Nu gevaar', en: 'Danger now' },
        programmes: { nl: 'Alle programma’s', en: 'All programmes' },
        quick_exit: { nl: 'Uitleg Snel weg', en: 'About Leave this page' },
        provider: { nl: 'Aanbieder', en: 'Provider' },
        moderation: { nl: 'Leestijden van het forum', en: 'Reading hours of the forum' },
        sources: { nl: 'Bronnen', en: 'Sources' },
      },
      standard: 'help_lines',
    }),
  },
});
