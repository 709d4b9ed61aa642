import { HOSTILE_TEXT, LONG_HTML, LONG_TEXT, LONG_TITLE, type TypeExamples, toExampleUuid } from '../../example.ts';
import type { landingPageNode } from './definition.ts';

export const examples: TypeExamples<typeof landingPageNode> = {
  default: {
    title: 'Minder drinken begint met één stap.',
    lead: 'Een gratis programma van 6 weken. Online, zonder je echte naam en in je eigen tempo.',
    primary: { href: '/registreren', text: 'Begin gratis' },
    second: { href: '#hoe', text: 'Kijk hoe het werkt' },
    paragraphs: [
      {
        uuid: toExampleUuid(1),
        type: 'text',
        title: 'Een pad van 6 weken',
        body: '<p>Elke week loop je verder.</p>',
        width: 'half',
      },
      {
        uuid: toExampleUuid(2),
        type: 'text',
        body: '<p>Praat eerst met je huisarts.</p>',
        appearance: 'notice',
        width: 'half',
      },
      { uuid: toExampleUuid(3), type: 'block_reference', block: 'programmes' },
    ],
  },
  minimal: { title: 'Welkom', scene: 'none' },
  long: {
    title: LONG_TITLE,
    lead: LONG_TEXT,
    primary: { href: '/registreren', text: LONG_TITLE.slice(0, 120) },
    second: { href: '/hulp', text: LONG_TITLE.slice(0, 120) },
    paragraphs: [{ uuid: toExampleUuid(1), type: 'text', title: LONG_TITLE, body: LONG_HTML }],
  },
  hostile: { title: HOSTILE_TEXT, lead: HOSTILE_TEXT },
};
