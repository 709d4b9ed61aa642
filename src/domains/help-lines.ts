import type { DomainKey, Language, Localised } from './domain.ts';

/**
 * The help lines, in one record: in the code as well as in the content, so that they show in maintenance mode, on error
 * pages and when the content system is down (decisions, "Content"). Numbers were read in public sources or come from
 * general knowledge; `checked: false` marks the ones that the provider has to call once before going live.
 */
interface HelpLineRecord {
  readonly id: string;
  readonly name: Localised;
  readonly when: Localised;
  /** As people read it. */
  readonly phone?: string;
  /** As a telephone dials it, without spaces. */
  readonly dial?: string;
  readonly url?: string;
  readonly checked: boolean;
  /** Absent: every domain. */
  readonly domains?: readonly DomainKey[];
}

export interface HelpLine {
  readonly id: string;
  readonly name: string;
  readonly when: string;
  readonly phone: string | undefined;
  readonly dial: string | undefined;
  readonly url: string | undefined;
}

const SUBSTANCES: readonly DomainKey[] = ['cannabis', 'cocaine', 'close-ones', 'guided'];

const LINES: readonly HelpLineRecord[] = [
  {
    id: 'emergency',
    name: { nl: 'Alarmnummer 112', en: 'Emergency number 112' },
    when: { nl: 'Bij levensgevaar.', en: 'When a life is in danger.' },
    phone: '112',
    dial: '112',
    checked: true,
  },
  {
    id: 'suicide-prevention',
    name: { nl: '113 Zelfmoordpreventie', en: '113 Suicide Prevention' },
    when: {
      nl: 'Denk je aan zelfmoord, of ben je bang dat iemand anders dat doet? Gratis, anoniem, dag en nacht.',
      en: 'Do you think of suicide, or worry about someone who does? Free, anonymous, day and night.',
    },
    phone: '0800-0113',
    dial: '08000113',
    url: 'https://www.113.nl',
    checked: true,
  },
  {
    id: 'domestic-violence',
    name: { nl: 'Veilig Thuis', en: 'Veilig Thuis (safe at home)' },
    when: {
      nl: 'Is er geweld thuis, of ben je daar bang voor? Gratis, dag en nacht. Het kan anoniem.',
      en: 'Is there violence at home, or are you afraid of it? Free, day and night. You can stay anonymous.',
    },
    phone: '0800-2000',
    dial: '08002000',
    checked: true,
  },
  {
    id: 'quit-smoking',
    name: { nl: 'Stoplijn', en: 'Stoplijn (quit line)' },
    when: { nl: 'Voor hulp bij stoppen met roken. Gratis.', en: 'For help to stop smoking. Free.' },
    phone: '0800-1995',
    dial: '08001995',
    checked: true,
    domains: ['tobacco'],
  },
  {
    id: 'alcohol-information',
    name: { nl: 'Alcohol Infolijn', en: 'Alcohol Infolijn (information)' },
    when: { nl: 'Voor vragen over alcohol, ook van naasten.', en: 'For questions about alcohol, also from family.' },
    phone: '0900-500 20 21',
    dial: '09005002021',
    checked: false,
    domains: ['alcohol', 'close-ones', 'guided'],
  },
  {
    id: 'drugs-information',
    name: { nl: 'Drugs Infolijn', en: 'Drugs Infolijn (information)' },
    when: { nl: 'Voor vragen over drugs.', en: 'For questions about drugs.' },
    phone: '0900-1995',
    dial: '09001995',
    checked: false,
    domains: SUBSTANCES,
  },
  {
    id: 'gambling-help',
    name: { nl: 'OpenOverGokken', en: 'OpenOverGokken (about gambling)' },
    when: {
      nl: 'Voor vragen over gokken. Gratis, anoniem, dag en nacht.',
      en: 'For questions about gambling. Free, anonymous, day and night.',
    },
    phone: '0800-24 000 22',
    dial: '08002400022',
    checked: false,
    domains: ['gambling', 'close-ones', 'guided'],
  },
  {
    id: 'debts',
    name: { nl: 'Geldfit', en: 'Geldfit (money and debts)' },
    when: {
      nl: 'Voor zorgen over geld of schulden. Gratis en anoniem.',
      en: 'For money worries or debts. Free and anonymous.',
    },
    phone: '0800-8115',
    dial: '08008115',
    checked: true,
    domains: ['gambling', 'cocaine', 'close-ones', 'guided'],
  },
  {
    id: 'children',
    name: { nl: 'Kindertelefoon', en: 'Kindertelefoon (for children)' },
    when: {
      nl: 'Voor kinderen van 8 tot en met 18 jaar. Gratis, elke dag van 11 tot 21 uur.',
      en: 'For children aged 8 to 18. Free, every day from 11 am to 9 pm.',
    },
    phone: '0800-0432',
    dial: '08000432',
    checked: true,
    domains: ['close-ones', 'guided'],
  },
  {
    id: 'listening',
    name: { nl: 'De Luisterlijn', en: 'De Luisterlijn (someone to listen)' },
    when: { nl: 'Wil je met iemand praten? Dag en nacht.', en: 'Do you want to talk to someone? Day and night.' },
    phone: '088-0767 000',
    dial: '0880767000',
    checked: true,
  },
];

/** The lines of a domain in one language, danger first. */
export function helpLines(domain: DomainKey, language: Language): readonly HelpLine[] {
  return LINES.filter((line) => !line.domains || line.domains.includes(domain)).map((line) => ({
    id: line.id,
    name: line.name[language],
    when: line.when[language],
    phone: line.phone,
    dial: line.dial,
    url: line.url,
  }));
}

/** The two numbers that stand on every page: suicide prevention and emergency. */
export const CRISIS_LINES = ['suicide-prevention', 'emergency'] as const;
