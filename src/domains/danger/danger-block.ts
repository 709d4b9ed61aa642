import type { Language, Localised } from '../domain.ts';
import { findHelpLines, formatTerms, isPaid } from '../help-lines.ts';
import { withSafetyTexts } from '../safety-texts.ts';
import en from './en.json' with { type: 'json' };
import { DANGER_KINDS, DANGER_RULES, type DangerCallId, type DangerKind, OTHER_DANGER } from './kinds.ts';
import nl from './nl.json' with { type: 'json' };

/** A call in one language: with a number, or to a person with a number that the reader knows or looks up. */
export interface DangerCall {
  readonly id: DangerCallId;
  readonly name: string;
  readonly phone?: string;
  readonly dial?: string;
  /** Terms of a call that is not free. */
  readonly terms?: string;
  /** Condition of this call, shown above it. */
  readonly ask?: string;
}

/** The advice on one danger, in one language. A block of kind `other` has no title and no separate answer. */
export interface DangerBlock {
  readonly kind: DangerKind;
  /** Position in the order of severity, from 0. */
  readonly order: number;
  readonly calls: readonly DangerCall[];
  readonly waits: boolean;
  readonly title: string;
  readonly answer: string;
  /** The sentence to say on the phone, or to the person in `sayTo`. */
  readonly say: string;
  readonly sayTo?: string;
  readonly rest: string;
  readonly link?: { readonly href: string; readonly text: string };
}

interface BlockTexts {
  readonly title?: string;
  readonly answer?: string;
  readonly say: string;
  readonly rest: string;
}

const TEXTS: Readonly<Record<Language, Readonly<Record<DangerKind, BlockTexts>>>> = { nl, en };

/** People with a number that the product does not know, displayed as large as a button. */
const PEOPLE: Readonly<Partial<Record<DangerCallId, Localised>>> = {
  gp: { nl: 'Je huisarts', en: 'Your GP' },
  midwife: { nl: 'Je verloskundige, of je huisarts', en: 'Your midwife or your GP' },
  pharmacist: { nl: 'Je apotheek, of je huisarts', en: 'Your pharmacist or your GP' },
  prescriber: { nl: 'De arts die het voorschrijft', en: 'The doctor who prescribes it' },
};

const ASKS: Readonly<Partial<Record<DangerKind, Readonly<Partial<Record<DangerCallId, Localised>>>>>> = {
  threat: {
    emergency: { nl: 'Is er nu gevaar?', en: 'In danger now?' },
    police: { nl: 'Kan het wachten?', en: 'If it can wait' },
  },
  'drinks-too': { gp: { nl: 'Drink je elke dag veel?', en: 'If you drink a lot every day' } },
};

const SAY_TO: Readonly<Partial<Record<DangerKind, Localised>>> = {
  'secret-money': { nl: 'Tegen één persoon:', en: 'To one person:' },
  children: { nl: 'Tegen het kind:', en: 'To the child:' },
};

const LINKS: Readonly<Partial<Record<DangerKind, Localised<NonNullable<DangerBlock['link']>>>>> = {
  suicide: {
    nl: { href: 'https://www.113.nl', text: 'Chat op 113.nl' },
    en: { href: 'https://www.113.nl', text: 'Chat at 113.nl' },
  },
};

function toCall(kind: DangerKind, id: DangerCallId, language: Language): DangerCall {
  const ask = ASKS[kind]?.[id]?.[language];
  const options = ask === undefined ? {} : { ask };
  const person = PEOPLE[id]?.[language];
  if (person !== undefined) return { id, name: person, ...options };
  const [line] = findHelpLines([id], language);
  if (!line) throw new Error(`No help line "${id}".`);
  const terms = isPaid(line) ? { terms: `${line.when} ${formatTerms(line)}` } : {};
  return { id, name: line.name, phone: line.phone, dial: line.dial, ...terms, ...options };
}

/** Returns every text of a block, one line each, in both languages, as a clinician signs them. */
export function toDangerTexts(kind: DangerKind): Localised {
  const join = (language: Language) => Object.values(TEXTS[language][kind]).join('\n');
  return { nl: join('nl'), en: join('en') };
}

export const isDangerKind = (value: unknown): value is DangerKind => DANGER_KINDS.some((kind) => kind === value);

/** Returns the block of a kind in one language; `other` for an unknown kind. */
export function toDangerBlock(value: unknown, language: Language): DangerBlock {
  const kind = isDangerKind(value) ? value : OTHER_DANGER;
  const { calls, waits } = DANGER_RULES[kind];
  const { title = '', answer = '', say, rest } = TEXTS[language][kind];
  const sayTo = SAY_TO[kind]?.[language];
  const link = LINKS[kind]?.[language];
  return {
    kind,
    order: DANGER_KINDS.indexOf(kind),
    calls: calls.map((id) => toCall(kind, id, language)),
    waits,
    title,
    answer,
    say,
    rest: withSafetyTexts(rest, language),
    ...(sayTo !== undefined && { sayTo }),
    ...(link !== undefined && { link }),
  };
}
