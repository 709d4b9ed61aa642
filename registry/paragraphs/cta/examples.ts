import { HOSTILE_HTML, HOSTILE_TEXT, LONG_HTML, LONG_TITLE, type TypeExamples } from '../../example.ts';
import type { ctaParagraph } from './definition.ts';

export const examples: TypeExamples<typeof ctaParagraph> = {
  default: {
    title: 'Zet vandaag de eerste stap',
    body: '<p>In een paar minuten staat je eerste plan klaar.</p>',
    link: { href: '/registreren', text: 'Begin gratis' },
    second: { href: '/hulp', text: 'Eerst meer lezen' },
  },
  minimal: { link: { href: '/registreren', text: 'Begin gratis' } },
  long: {
    title: LONG_TITLE,
    body: LONG_HTML,
    link: { href: '/registreren', text: LONG_TITLE.slice(0, 120) },
    second: { href: 'tel:08000113', text: 'Bel 0800-0113' },
  },
  hostile: { title: HOSTILE_TEXT, body: HOSTILE_HTML, link: { href: '/?q=%22%3E', text: HOSTILE_TEXT.slice(0, 120) } },
};
