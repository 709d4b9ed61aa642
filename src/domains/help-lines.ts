import type { DomainKey, Language, Localised } from './domain.ts';
import { formatCallPrice, formatOpeningHours } from './format-hours.ts';
import { type CallPrice, HOUR_DAYS, type OpenHours } from './open-hours.ts';

/**
 * A help line. All lines are in a single record in the code, in addition to the content, so that they are shown in
 * maintenance mode, on error pages and when the content system is down (docs/product-rules.md, "Content"). Numbers come
 * from public sources or general knowledge; the provider calls each of them once before a site opens, and records the
 * result.
 */
interface HelpLineRecord {
  readonly id: string;
  readonly name: Localised;
  /** Target group or purpose. */
  readonly when: Localised;
  /** The number as displayed. */
  readonly phone: string;
  /** The number to dial, without spaces. */
  readonly dial: string;
  readonly url?: string;
  /** Null if the hours are unknown. */
  readonly open: OpenHours;
  /** Confirmed spoken languages; Dutch if absent. */
  readonly languages?: readonly string[];
  /** Number or page for callers from another country; absent if unknown. */
  readonly abroad?: Localised;
  /** True if public sources agree on the number; false if it still has to be confirmed by a call. */
  readonly isSure: boolean;
  /** Date (YYYY-MM-DD) and caller of the check by the product's authors; the provider's checks are in its database. */
  readonly checkedOn?: string;
  readonly checkedBy?: string;
  /** Domains that list the line: absent for every domain, empty for a line that only texts mention. */
  readonly domains?: readonly DomainKey[];
}

/** Result of the provider's call to a line; null leaves the value of the record unchanged. */
export interface LineCheck {
  /** YYYY-MM-DD. */
  readonly checkedOn: string;
  readonly open: OpenHours;
  readonly price: CallPrice;
  readonly languages: readonly string[] | null;
}

/** Checks of the lines that the provider called, by id. */
export type LineChecks = Readonly<Record<string, LineCheck>>;

/** Facts that determine the position of a line in the list. */
export interface LineRank {
  /** Danger lines are always first; lines of the programme precede general ones, and these precede other lines. */
  readonly kind: 'danger' | 'own' | 'general' | 'other';
  /** Position among lines with equal opening state, from 0. */
  readonly rank: number;
  readonly open: OpenHours;
}

export interface HelpLine extends LineRank {
  readonly id: string;
  readonly name: string;
  /** Target group and languages. */
  readonly when: string;
  /** Opening hours as a sentence that is true at any time. */
  readonly hours: string;
  /** Empty if the price is unknown. */
  readonly price: string;
  readonly phone: string;
  readonly dial: string;
  readonly url: string | undefined;
  /** Advice in case the number is wrong; null for a confirmed number. */
  readonly caution: string | null;
}

const SUBSTANCES: readonly DomainKey[] = ['cannabis', 'cocaine', 'close-ones', 'guided'];

const EMERGENCY: HelpLineRecord = {
  id: 'emergency',
  name: { nl: 'Alarmnummer 112', en: 'Emergency number 112' },
  when: { nl: 'Bij levensgevaar.', en: 'When a life is in danger.' },
  phone: '112',
  dial: '112',
  open: 'always',
  isSure: true,
};

const SUICIDE_PREVENTION: HelpLineRecord = {
  id: 'suicide-prevention',
  name: { nl: '113 Zelfmoordpreventie', en: '113 Suicide Prevention' },
  when: {
    nl: 'Denk je aan zelfmoord, of ben je bang dat iemand anders dat doet? Je kunt anoniem blijven. 113 en 0800-0113 zijn dezelfde lijn.',
    en: 'Do you think of suicide, or worry about someone who does? You can stay anonymous. 113 and 0800-0113 are the same line.',
  },
  phone: '0800-0113',
  dial: '08000113',
  url: 'https://www.113.nl',
  open: 'always',
  isSure: true,
};

const LINES: readonly HelpLineRecord[] = [
  EMERGENCY,
  SUICIDE_PREVENTION,
  {
    id: 'domestic-violence',
    name: { nl: 'Veilig Thuis', en: 'Veilig Thuis (domestic abuse helpline)' },
    when: {
      nl: 'Is er geweld thuis, of ben je daar bang voor? Je kunt anoniem blijven.',
      en: 'Is there violence at home, or are you afraid of it? You can stay anonymous.',
    },
    phone: '0800-2000',
    dial: '08002000',
    open: 'always',
    isSure: true,
  },
  {
    id: 'quit-smoking',
    name: { nl: 'Stoplijn', en: 'Stoplijn (quit line)' },
    when: { nl: 'Voor hulp bij stoppen met roken.', en: 'For help to stop smoking.' },
    phone: '0800-1995',
    dial: '08001995',
    open: null,
    isSure: true,
    domains: ['tobacco'],
  },
  {
    id: 'alcohol-information',
    name: { nl: 'Alcohol Infolijn', en: 'Alcohol Infolijn (information)' },
    when: { nl: 'Voor vragen over alcohol, ook van naasten.', en: 'For questions about alcohol, also from family.' },
    phone: '0900-500 20 21',
    dial: '09005002021',
    open: null,
    isSure: false,
    domains: ['alcohol', 'close-ones', 'guided'],
  },
  {
    id: 'drugs-information',
    name: { nl: 'Drugs Infolijn', en: 'Drugs Infolijn (information)' },
    when: { nl: 'Voor vragen over drugs.', en: 'For questions about drugs.' },
    phone: '0900-1995',
    dial: '09001995',
    open: null,
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
    open: 'always',
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
    open: null,
    isSure: true,
    domains: ['gambling', 'cocaine', 'close-ones', 'guided'],
  },
  {
    id: 'children',
    name: { nl: 'Kindertelefoon', en: 'Kindertelefoon (for children)' },
    when: { nl: 'Voor kinderen van 8 tot en met 18 jaar.', en: 'For children aged 8 to 18.' },
    phone: '0800-0432',
    dial: '08000432',
    open: {
      week: Object.fromEntries(HOUR_DAYS.map((day) => [day, [['11:00', '21:00']]])),
      holidays: 'as-week',
    },
    isSure: true,
    domains: ['close-ones', 'guided'],
  },
  {
    id: 'listening',
    name: { nl: 'De Luisterlijn', en: 'De Luisterlijn (someone to listen)' },
    when: { nl: 'Wil je met iemand praten?', en: 'Do you want to talk to someone?' },
    phone: '088-0767 000',
    dial: '0880767000',
    open: 'always',
    isSure: true,
  },
  {
    id: 'sexual-violence',
    name: { nl: 'Centrum Seksueel Geweld', en: 'Centrum Seksueel Geweld (sexual assault centre)' },
    when: { nl: 'Na aanranding of verkrachting.', en: 'After sexual assault or rape.' },
    phone: '0800-0188',
    dial: '08000188',
    open: 'always',
    isSure: true,
    domains: [],
  },
  {
    id: 'police',
    name: { nl: 'Politie, geen spoed', en: 'Police, not urgent' },
    when: { nl: 'Als het kan wachten.', en: 'When it can wait.' },
    phone: '0900-8844',
    dial: '09008844',
    open: null,
    isSure: true,
    domains: [],
  },
];

/** Returns true for a number that costs the caller something, which is stated before the call. */
export const isPaid = ({ phone }: Pick<HelpLineRecord, 'phone'>): boolean => phone.startsWith('0900');

/** Returns all lines of the product, for all domains. */
export const listAllHelpLines = (): readonly HelpLineRecord[] => LINES;

const TEXTS = {
  speaksEnglish: { nl: 'Spreekt ook Engels.', en: 'Speaks English.' },
  dutchOnly: { nl: '', en: 'Dutch only, as far as we know.' },
  caution: {
    nl: 'Werkt dit nummer niet? Bel je huisarts, en bij gevaar 112.',
    en: 'If this number does not work, call your GP, or 112 in an emergency.',
  },
  abroad: {
    nl: 'Bel je vanuit het buitenland? Een 0800- of 0900-nummer werkt daar vaak niet. Kijk op de site van de lijn.',
    en: 'If you call from another country, an 0800 or 0900 number often does not work. Look at the website of the line.',
  },
} as const satisfies Record<string, Localised>;

/** Returns the note about calls from abroad. */
export const getAbroadText = (language: Language): string => TEXTS.abroad[language];

/** Lines for danger, in the order in which every list shows them. */
export const DANGER_LINES = ['emergency', 'suicide-prevention', 'domestic-violence'] as const;

interface RankableLine {
  readonly id: string;
  readonly isSure: boolean;
  readonly languages?: readonly string[];
  readonly price: CallPrice;
}

const getLineKind = (id: string, domain?: DomainKey): LineRank['kind'] => {
  if ((DANGER_LINES as readonly string[]).includes(id)) return 'danger';
  if (id === 'listening') return 'general';
  // A programme about all subjects has no line of its own.
  return domain === 'close-ones' || domain === 'guided' ? 'other' : 'own';
};

/**
 * Sorts lines by suitability for a reader: danger in its order, then confirmed numbers, the reader's language, the
 * price and the order of the record.
 */
export function rankLines<Line extends RankableLine>(
  lines: readonly Line[],
  language: Language,
  domain?: DomainKey,
): readonly (Line & Pick<LineRank, 'kind' | 'rank'>)[] {
  const countFlaws = ({ id, isSure, languages = ['nl'], price }: Line) =>
    getLineKind(id) === 'danger'
      ? (DANGER_LINES as readonly string[]).indexOf(id)
      : DANGER_LINES.length +
        (isSure ? 0 : 4) +
        (languages.includes(language) ? 0 : 2) +
        (price?.kind === 'paid' ? 1 : 0);
  return [...lines]
    .sort((line, other) => countFlaws(line) - countFlaws(other))
    .map((line, rank) => ({ ...line, kind: getLineKind(line.id, domain), rank }));
}

/** Returns the price: 0800 and 112 are free; 0900 is always shown with its price. */
function getPrice(line: HelpLineRecord): CallPrice {
  if (isPaid(line)) return { kind: 'paid', centsPerMinute: null, centsPerCall: null };
  return line.phone.startsWith('0800') || line.id === 'emergency' ? { kind: 'free' } : null;
}

/** Returns true for a danger line, with hours that cannot be changed. */
export const isForDanger = ({ id }: Pick<HelpLineRecord, 'id'>): boolean => getLineKind(id) === 'danger';

/** Merges the result of the provider's call into a line of the record. */
export function mergeLineCheck(line: HelpLineRecord, check: LineCheck | undefined) {
  return {
    ...line,
    open: check?.open ?? line.open,
    price: check?.price ?? getPrice(line),
    languages: check?.languages ?? line.languages ?? ['nl'],
    isSure: line.isSure || line.checkedOn !== undefined || check !== undefined,
  };
}

const getLanguagesText = (languages: readonly string[], kind: LineRank['kind'], language: Language): string => {
  if (languages.includes('en')) return TEXTS.speaksEnglish[language];
  return kind === 'danger' ? '' : TEXTS.dutchOnly[language];
};

const KIND_POSITIONS = { danger: 0, own: 1, general: 2, other: 3 } as const;

/** Returns the position without the current time: danger, always open lines, unknown hours, known hours. */
const getTimelessPosition = ({ kind, open }: LineRank): number => {
  if (kind === 'danger' || open === 'always') return KIND_POSITIONS[kind];
  return open === null ? 4 : 5;
};

function toHelpLines(
  records: readonly HelpLineRecord[],
  language: Language,
  checks: LineChecks,
  domain?: DomainKey,
): readonly HelpLine[] {
  const lines = records.map((record) => mergeLineCheck(record, checks[record.id]));
  return rankLines(lines, language, domain)
    .map(({ id, kind, rank, open, name, when, languages, abroad, price, phone, dial, url, isSure }) => ({
      id,
      kind,
      rank,
      open,
      name: name[language],
      when: [when[language], getLanguagesText(languages, kind, language), abroad?.[language]].filter(Boolean).join(' '),
      hours: formatOpeningHours(open, language),
      price: formatCallPrice(price, language),
      phone,
      dial,
      url,
      caution: isSure ? null : TEXTS.caution[language],
    }))
    .sort((item, other) => getTimelessPosition(item) - getTimelessPosition(other) || item.rank - other.rank);
}

/** Serializes the facts of a line for the script that sorts a list by the current time, as an attribute of its item. */
export const serializeLine = ({ kind, rank, open }: LineRank): string => JSON.stringify({ kind, rank, open });

/** Texts above a list of help lines. */
export const HELP_LINE_LIST_TEXTS = {
  emergency: { nl: 'In gevaar', en: 'In danger' },
  'suicide-prevention': { nl: 'Denk je aan zelfmoord', en: 'Thoughts of suicide' },
  'domestic-violence': { nl: 'Niet veilig thuis', en: 'Not safe at home' },
  call: { nl: 'Bel', en: 'Call' },
  all: { nl: 'Alle nummers', en: 'All numbers' },
  message: { nl: 'Lukt bellen niet?', en: 'If you cannot call,' },
  send: { nl: 'Stuur een berichtje.', en: 'send a message.' },
  messageText: {
    nl: 'Kun je me even bellen? Het is een lastig moment.',
    en: 'Can you ring me? I’m having a hard time.',
  },
} as const satisfies Record<string, Localised>;

/** Formats opening hours and price of a call, as sentences that are true at any time. */
export const formatTerms = ({ hours, price }: Pick<HelpLine, 'hours' | 'price'>): string =>
  [hours, price].filter(Boolean).join(' ');

/**
 * Returns the lines of a domain in one language, in the order for a page rendered without the current time; the
 * provider's checks override the record.
 */
export function helpLines(domain: DomainKey, language: Language, checks: LineChecks = {}): readonly HelpLine[] {
  return toHelpLines(
    LINES.filter((line) => !line.domains || line.domains.includes(domain)),
    language,
    checks,
    domain,
  );
}

/** Returns the lines with these ids, of any domain, in the order of `helpLines`. */
export function findHelpLines(
  ids: readonly string[],
  language: Language,
  checks: LineChecks = {},
): readonly HelpLine[] {
  return toHelpLines(
    LINES.filter((line) => ids.includes(line.id)),
    language,
    checks,
  );
}

/** The two numbers on every page: suicide prevention and emergency. */
export const CRISIS_LINES = ['suicide-prevention', 'emergency'] as const;

/** Returns the text about one of these lines, without the other lines; the provider's checks do not change it. */
export function getCrisisLine(id: (typeof CRISIS_LINES)[number], language: Language) {
  const line = id === 'emergency' ? EMERGENCY : SUICIDE_PREVENTION;
  const { name, when, phone, dial, url } = line;
  return {
    name: name[language],
    when: when[language],
    price: formatCallPrice(getPrice(line), language),
    phone,
    dial,
    url,
  };
}
