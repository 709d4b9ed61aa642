import { HOSTILE_HTML, HOSTILE_TEXT, LONG_TITLE, type TypeExamples } from '../../example.ts';
import type { textParagraph } from './definition.ts';

export const examples: TypeExamples<typeof textParagraph> = {
  default: {
    title: 'Niemand hoeft het te weten',
    body: '<p>Je kiest zelf een bijnaam. Je dagboek is alleen voor jou.</p>',
  },
  minimal: { body: '<p>Eén zin.</p>', appearance: 'notice' },
  long: {
    title: LONG_TITLE,
    body: '<p>Elke week loop je een stuk verder.</p><ol><li><strong>Maak je plan</strong> Je kiest: stoppen of minderen.</li><li><strong>Vul elke dag iets in</strong> Dat duurt één minuut.</li></ol>',
    appearance: 'walk',
    width: 'half',
  },
  hostile: { title: HOSTILE_TEXT, body: HOSTILE_HTML, appearance: 'quote' },
};
