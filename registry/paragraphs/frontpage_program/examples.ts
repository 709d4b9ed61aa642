import { HOSTILE_TEXT, LONG_TEXT, LONG_TITLE, type TypeExamples } from '../../example.ts';
import type { frontpageProgramParagraph } from './definition.ts';

export const examples: TypeExamples<typeof frontpageProgramParagraph> = {
  default: {
    title: 'Minder of niet drinken',
    body: 'Voor als je minder wilt drinken, of wilt stoppen.',
    domain: 'alcohol',
  },
  minimal: { title: 'Stoppen met roken', domain: 'tobacco' },
  long: { title: LONG_TITLE.slice(0, 120), body: LONG_TEXT.slice(0, 255), domain: 'close-ones' },
  hostile: { title: HOSTILE_TEXT.slice(0, 120), body: HOSTILE_TEXT, domain: 'gambling' },
};
