import {
  CARD_LINES,
  MAX_LIST_LINES,
  PERSONAL_LINE_LENGTH,
  type PersonalTextPart,
  type PersonalTexts,
} from '#src/rules/hard-moment/personal-texts.ts';

/** Values of a part's form, by field name. */
export type PartInputs = Readonly<Record<string, string>>;

interface Field {
  readonly name: string;
  /** True for a multi-line field. */
  readonly isLong?: true;
  readonly type?: 'tel';
  readonly maxLength: number;
}

/** Parts that are typed; signs are chosen from a list. */
export type TextPartName = Exclude<PersonalTextPart, 'signs'>;

/** Form of a part: its fields, their initial values, and the resulting change. */
export interface PartForm {
  readonly fields: readonly Field[];
  readonly typedOf: (things: PersonalTexts) => PartInputs;
  readonly changeOf: (typed: PartInputs) => Partial<PersonalTexts>;
}

const getText = (input: PartInputs, name: string): string => (input[name] ?? '').trim();
const LIST_LENGTH = MAX_LIST_LINES * (PERSONAL_LINE_LENGTH + 1);
const PHONE_LENGTH = 30;

/** Splits the typed list into items, one per line. */
export const splitLines = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, MAX_LIST_LINES);

export const PART_FORMS: Readonly<Record<TextPartName, PartForm>> = {
  sentence: {
    fields: [{ name: 'sentence', maxLength: PERSONAL_LINE_LENGTH }],
    typedOf: ({ sentence }) => ({ sentence: sentence ?? '' }),
    changeOf: (input) => ({ sentence: getText(input, 'sentence') || null }),
  },
  list: {
    fields: [{ name: 'list', isLong: true, maxLength: LIST_LENGTH }],
    typedOf: ({ list }) => ({ list: list.join('\n') }),
    changeOf: (input) => ({ list: splitLines(input.list ?? '') }),
  },
  card: {
    fields: CARD_LINES.map((name) => ({ name, maxLength: PERSONAL_LINE_LENGTH })),
    typedOf: ({ card }) => Object.fromEntries(CARD_LINES.map((name) => [name, card[name] ?? ''])),
    changeOf: (input) => ({
      card: Object.fromEntries(
        CARD_LINES.flatMap((name) => (getText(input, name) === '' ? [] : [[name, getText(input, name)]])),
      ),
    }),
  },
  person: {
    fields: [
      { name: 'name', maxLength: PERSONAL_LINE_LENGTH },
      { name: 'phone', type: 'tel', maxLength: PHONE_LENGTH },
    ],
    typedOf: ({ person }) => ({ name: person?.name ?? '', phone: person?.phone ?? '' }),
    changeOf: (input) => {
      const [name, phone] = [getText(input, 'name'), getText(input, 'phone')];
      return { person: name === '' && phone === '' ? null : { name: name || phone, phone: phone || null } };
    },
  },
};
