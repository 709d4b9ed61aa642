import type { DomainKey, Language, Localised } from './domain.ts';

/**
 * The help lines, in one record: in the code as well as in the content, so that they show in maintenance mode, on error
 * pages and when the content system is down (docs/product-rules.md, "Content"). Numbers were read in public sources or
 * come from general knowledge; the provider calls each of them once before a site opens, and writes down what it finds.
 */
interface HelpLineRecord {
  readonly id: string;
  readonly name: Localised;
  /** For whom or what it is. */
  readonly when: Localised;
  /** As people read it. */
  readonly phone: string;
  /** As a telephone dials it, without spaces. */
  readonly dial: string;
  readonly url?: string;
  /** Price of a call; absent where the number itself shows it (0800 is free, 0900 is not) and where it is unknown. */
  readonly price?: Localised;
  /** Opening hours; absent where unknown. */
  readonly hours?: Localised;
  /** Languages beside Dutch that are known to be spoken; absent where unknown. */
  readonly languages?: Localised;
  /** How to reach it from another country; absent where unknown. */
  readonly abroad?: Localised;
  /** Public sources agree on the number; false for one that has to be called before anybody is sure. */
  readonly isSure: boolean;
  /** Date (YYYY-MM-DD) and caller of our own check; the provider's own checks are in its database. */
  readonly checkedOn?: string;
  readonly checkedBy?: string;
  /** Absent: every domain; empty: named in texts alone. */
  readonly domains?: readonly DomainKey[];
}

/** Result of the provider's own call to a line, in one language; an empty text keeps the record's own. */
export interface LineCheck {
  /** YYYY-MM-DD. */
  readonly checkedOn: string;
  readonly price: string;
  readonly hours: string;
}

/** The lines that the provider called, by id. */
export type LineChecks = Readonly<Record<string, LineCheck>>;

export interface HelpLine {
  readonly id: string;
  readonly name: string;
  /** Target group, price and opening hours. */
  readonly when: string;
  readonly phone: string;
  readonly dial: string;
  readonly url: string | undefined;
  /** Advice in case the number is wrong; null for a number that is sure. */
  readonly caution: string | null;
}

const SUBSTANCES: readonly DomainKey[] = ['cannabis', 'cocaine', 'close-ones', 'guided'];

const DAY_AND_NIGHT: Localised = { nl: 'dag en nacht', en: 'day and night' };

const LINES: readonly HelpLineRecord[] = [
  {
    id: 'emergency',
    name: { nl: 'Alarmnummer 112', en: 'Emergency number 112' },
    when: { nl: 'Bij levensgevaar.', en: 'When a life is in danger.' },
    phone: '112',
    dial: '112',
    price: { nl: '', en: '' },
    hours: DAY_AND_NIGHT,
    isSure: true,
  },
  {
    id: 'suicide-prevention',
    name: { nl: '113 Zelfmoordpreventie', en: '113 Suicide Prevention' },
    when: {
      nl: 'Denk je aan zelfmoord, of ben je bang dat iemand anders dat doet? Je kunt anoniem blijven. 113 en 0800-0113 zijn dezelfde lijn.',
      en: 'Do you think of suicide, or worry about someone who does? You can stay anonymous. 113 and 0800-0113 are the same line.',
    },
    phone: '0800-0113',
    dial: '08000113',
    url: 'https://www.113.nl',
    hours: DAY_AND_NIGHT,
    isSure: true,
  },
  {
    id: 'domestic-violence',
    name: { nl: 'Veilig Thuis', en: 'Veilig Thuis (domestic abuse helpline)' },
    when: {
      nl: 'Is er geweld thuis, of ben je daar bang voor? Je kunt anoniem blijven.',
      en: 'Is there violence at home, or are you afraid of it? You can stay anonymous.',
    },
    phone: '0800-2000',
    dial: '08002000',
    hours: DAY_AND_NIGHT,
    isSure: true,
  },
  {
    id: 'quit-smoking',
    name: { nl: 'Stoplijn', en: 'Stoplijn (quit line)' },
    when: { nl: 'Voor hulp bij stoppen met roken.', en: 'For help to stop smoking.' },
    phone: '0800-1995',
    dial: '08001995',
    isSure: true,
    domains: ['tobacco'],
  },
  {
    id: 'alcohol-information',
    name: { nl: 'Alcohol Infolijn', en: 'Alcohol Infolijn (information)' },
    when: { nl: 'Voor vragen over alcohol, ook van naasten.', en: 'For questions about alcohol, also from family.' },
    phone: '0900-500 20 21',
    dial: '09005002021',
    isSure: false,
    domains: ['alcohol', 'close-ones', 'guided'],
  },
  {
    id: 'drugs-information',
    name: { nl: 'Drugs Infolijn', en: 'Drugs Infolijn (information)' },
    when: { nl: 'Voor vragen over drugs.', en: 'For questions about drugs.' },
    phone: '0900-1995',
    dial: '09001995',
    isSure: false,
    domains: SUBSTANCES,
  },
  {
    id: 'gambling-help',
    name: {
      nl: 'OpenOverGokken (vroeger Loket Kansspel)',
      en: 'OpenOverGokken (about gambling, formerly Loket Kansspel)',
    },
    when: {
      nl: 'Voor vragen over gokken. Je kunt anoniem blijven.',
      en: 'For questions about gambling. You can stay anonymous.',
    },
    phone: '0800-24 000 22',
    dial: '08002400022',
    hours: DAY_AND_NIGHT,
    isSure: false,
    domains: ['gambling', 'close-ones', 'guided'],
  },
  {
    id: 'debts',
    name: { nl: 'Geldfit', en: 'Geldfit (money and debts)' },
    when: {
      nl: 'Voor zorgen over geld of schulden. Je kunt anoniem blijven.',
      en: 'For money worries or debts. You can stay anonymous.',
    },
    phone: '0800-8115',
    dial: '08008115',
    isSure: true,
    domains: ['gambling', 'cocaine', 'close-ones', 'guided'],
  },
  {
    id: 'children',
    name: { nl: 'Kindertelefoon', en: 'Kindertelefoon (for children)' },
    when: { nl: 'Voor kinderen van 8 tot en met 18 jaar.', en: 'For children aged 8 to 18.' },
    phone: '0800-0432',
    dial: '08000432',
    hours: { nl: 'elke dag van 11 tot 21 uur', en: 'every day from 11 am to 9 pm' },
    isSure: true,
    domains: ['close-ones', 'guided'],
  },
  {
    id: 'listening',
    name: { nl: 'De Luisterlijn', en: 'De Luisterlijn (someone to listen)' },
    when: { nl: 'Wil je met iemand praten?', en: 'Do you want to talk to someone?' },
    phone: '088-0767 000',
    dial: '0880767000',
    price: { nl: 'je betaalt je eigen belkosten', en: 'you pay your normal call charges' },
    hours: DAY_AND_NIGHT,
    isSure: true,
  },
  {
    id: 'sexual-violence',
    name: { nl: 'Centrum Seksueel Geweld', en: 'Centrum Seksueel Geweld (sexual assault centre)' },
    when: { nl: 'Na aanranding of verkrachting.', en: 'After sexual assault or rape.' },
    phone: '0800-0188',
    dial: '08000188',
    hours: DAY_AND_NIGHT,
    isSure: true,
    domains: [],
  },
  {
    id: 'police',
    name: { nl: 'Politie, geen spoed', en: 'Police, not urgent' },
    when: { nl: 'Als het kan wachten.', en: 'When it can wait.' },
    phone: '0900-8844',
    dial: '09008844',
    isSure: true,
    domains: [],
  },
];

/** A number that costs the caller something, and says so before the call. */
export const isPaid = ({ phone }: Pick<HelpLineRecord, 'phone'>): boolean => phone.startsWith('0900');

/** Every line that the product names, for all domains. */
export const allHelpLines = (): readonly HelpLineRecord[] => LINES;

const WORDS = {
  free: { nl: 'Gratis', en: 'Free' },
  paid: {
    nl: 'Niet gratis: je hoort vooraf wat het gesprek kost.',
    en: 'Not free: you hear the price before the call starts.',
  },
  noHours: {
    nl: 'We weten niet zeker wanneer er iemand opneemt.',
    en: 'We are not sure when someone answers.',
  },
  caution: {
    nl: 'Werkt dit nummer niet? Bel je huisarts, en bij gevaar 112.',
    en: 'If this number does not work, call your GP, or 112 in an emergency.',
  },
  abroad: {
    nl: 'Bel je vanuit het buitenland? Een 0800- of 0900-nummer werkt daar vaak niet. Kijk op de site van de lijn.',
    en: 'If you call from another country, an 0800 or 0900 number often does not work. Look at the website of the line.',
  },
} as const satisfies Record<string, Localised>;

/** Note for every line about calls from abroad. */
export const abroadText = (language: Language): string => WORDS.abroad[language];

const asSentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/**
 * Price of a call and opening hours: 0800 is free, 0900 is never shown without its price, and unknown hours are not
 * made up.
 */
function termsOf(line: HelpLineRecord, language: Language, check: LineCheck | undefined): string {
  const hours = check?.hours || line.hours?.[language] || '';
  const price = check?.price || line.price?.[language];
  if (isPaid(line)) {
    const open = hours === '' ? WORDS.noHours[language] : asSentence(hours);
    return `${open} ${WORDS.paid[language]}${check?.price ? ` ${asSentence(check.price)}` : ''}`;
  }
  const free = line.phone.startsWith('0800') ? WORDS.free[language] : '';
  const parts = [price ?? free, hours].filter((part) => part !== '');
  const terms = parts.length === 0 ? '' : asSentence(parts.join(', '));
  return hours === '' ? `${terms} ${WORDS.noHours[language]}` : terms;
}

const inLanguage = (line: HelpLineRecord, language: Language, check: LineCheck | undefined): HelpLine => {
  const isCertain = line.isSure || line.checkedOn !== undefined || check !== undefined;
  return {
    id: line.id,
    name: line.name[language],
    when: [line.when[language], termsOf(line, language, check), line.languages?.[language], line.abroad?.[language]]
      .filter(Boolean)
      .join(' '),
    phone: line.phone,
    dial: line.dial,
    url: line.url,
    caution: isCertain ? null : WORDS.caution[language],
  };
};

/** The lines of a domain in one language, danger first; what the provider found by calling goes over the record. */
export function helpLines(domain: DomainKey, language: Language, checks: LineChecks = {}): readonly HelpLine[] {
  return LINES.filter((line) => !line.domains || line.domains.includes(domain)).map((line) =>
    inLanguage(line, language, checks[line.id]),
  );
}

/** These lines in this order, of whichever domain. */
export function helpLinesById(
  ids: readonly string[],
  language: Language,
  checks: LineChecks = {},
): readonly HelpLine[] {
  return ids
    .flatMap((id) => LINES.filter((line) => line.id === id))
    .map((line) => inLanguage(line, language, checks[line.id]));
}

/** The two numbers on every page: suicide prevention and emergency. */
export const CRISIS_LINES = ['suicide-prevention', 'emergency'] as const;
