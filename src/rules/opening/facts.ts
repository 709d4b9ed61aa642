/** Class of risk: 1 dying within hours, 2 lasting harm, 3 money, law or a dose, 4 wrong expectation, 5 rights or wording. */
export type RiskClass = 1 | 2 | 3 | 4 | 5;

/** One thing that somebody who knows has yet to confirm. */
export interface NotedFact {
  readonly risk: RiskClass;
  readonly text: string;
}

const NOTED = /\bCHECK(?: \[C([1-5])\])?:?\s+(.*?)(?=\s*(?:\bCHECK\b|\bSources?:|\bMethod:|$))/gs;

/** A note without a class is one about wording: the classes that keep a site closed are marked. */
const UNMARKED: RiskClass = 5;

/** The facts that notes of editors ask to be checked: each begins with `CHECK [C1]:`, by its class. */
export function factsIn(notes: string): readonly NotedFact[] {
  return [...notes.matchAll(NOTED)].flatMap(([, mark, text = '']) => {
    const trimmed = text.trim();
    if (trimmed === '') return [];
    return [{ risk: mark === undefined ? UNMARKED : (Number(mark) as RiskClass), text: trimmed }];
  });
}

/**
 * Whom or what a note of the starter content names, and so what can happen when it is wrong; the first that fits holds.
 * What names nobody and nothing of it is about wording.
 */
const NAMED: readonly (readonly [RiskClass, RegExp])[] = [
  [
    1,
    /\b(112|113|suicid|dying|doodgaan|psychos|psychiatr|hear(s|ing)? (or|things)|GHB|benzodiazepin|tranquil|sleeping pills|sudden|cardiolog|chest|heart|glasses a day|drinking|withdrawal|see a GP first|seeing a GP|six-week|schedule|last step|signs|complaints|symptoms|Veilig Thuis|violence|tolerance|same amount|stronger effect|when to call|in danger|test call|number|numbers|outline 6, item 1\b|shaking|sweating|cocaethylene|alcohol line|drink every day|amount after a pause)/i,
  ],
  [
    3,
    /\b(pharmacist|medicine|nicotine|jurist|lawyer|legal|law|Ksa|Kansspel|Cruks|debts?|bank|limits|GDPR|dose|reimbursement|Wgs|Wvggz)/i,
  ],
  [2, /\b(midwife|pregnan|GP|clinician|doctor|practice nurse|KOPP|guideline|CHS|weight)/],
  [4, /\b(minutes|weeks|course|evidence|figure|duration|explanation|sleep)/i],
];

const riskOf = (text: string): RiskClass => NAMED.find(([, names]) => names.test(text))?.[0] ?? UNMARKED;

/** Notes of the starter content with a class at every fact that has none of its own. */
export const withClasses = (notes: string): string =>
  notes.replace(NOTED, (whole, mark: string | undefined, text: string) =>
    mark === undefined && text.trim() !== '' ? `CHECK [C${riskOf(text)}]: ${text.trim()}` : whole,
  );
