import type { Language } from '#src/domains/domain.ts';

/**
 * Shown only while the answers to other questions are such; `is` lists the values that count: of a choice or scale its
 * value, of a tick "1", of what is not answered "".
 */
export interface Condition {
  readonly match: 'any' | 'all' | 'none';
  readonly of: readonly { readonly key: string; readonly is: readonly string[] }[];
}

interface Placed {
  /** Unique in the form, snake_case; the same in every language. */
  readonly key: string;
  readonly when?: Condition;
}

interface Asked extends Placed {
  readonly label: string;
  readonly help?: string;
  readonly required?: boolean;
  /** Said instead of the standard text where the answer is missing. */
  readonly requiredError?: string;
}

export interface TextElement extends Asked {
  readonly type: 'text' | 'textarea';
  /** Code points; 255 where nothing is said (docs/specification.md, section 9). */
  readonly maxLength?: number;
  readonly maxLengthError?: string;
  /** A list of answers, one line each; at least one is filled where it is required. */
  readonly multiple?: { readonly max: number };
}

export interface NumberElement extends Asked {
  readonly type: 'number';
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly unit?: string;
}

export interface PlainElement extends Asked {
  readonly type: 'email' | 'date';
}

/** An answer that can be chosen, with what is said after it; quizzes explain and never score. */
export interface Option {
  readonly value: string;
  readonly label: string;
  readonly answer?: {
    /** Null where no answer is better than another. */
    readonly fits: boolean | null;
    readonly explanation: string;
  };
}

export interface ChoiceElement extends Asked {
  readonly type: 'radios' | 'checkboxes' | 'select';
  readonly options: readonly Option[];
  /** A further answer in the reader's own words, sent in the companion field `<key>_other`. */
  readonly other?: { readonly label: string };
}

/** Whole numbers from least to most, with a word at each end. */
export interface ScaleElement extends Asked {
  readonly type: 'scale';
  readonly min: number;
  readonly max: number;
  readonly minLabel: string;
  readonly maxLabel: string;
}

/** One tick: read or agreed. */
export interface CheckElement extends Asked {
  readonly type: 'check';
}

/** "Dit sla ik nu over": ticked, nothing else is required and the form counts as done. */
export interface SkipElement extends Placed {
  readonly type: 'skip';
  readonly label: string;
}

/** HTML of the formats that editors have. With `folded` it stands behind a line of those words, which opens it. */
export interface MarkupElement extends Placed {
  readonly type: 'markup';
  readonly html: string;
  readonly folded?: string;
}

export interface ImageElement extends Placed {
  readonly type: 'image';
  /** A drawing of the product by name, or the address of a library file. */
  readonly image: { readonly drawing: string } | { readonly url: string };
  readonly alt: string;
}

/** A video or audio script: readable in full, usable with the sound off. */
export interface VideoElement extends Placed {
  readonly type: 'video';
  readonly title: string;
  /** Address of the video at its host, shown after consent; null where only the script exists. */
  readonly url: string | null;
  /** The whole spoken text, as HTML. */
  readonly transcript: string;
}

/** An element of another content system that is not known here: nothing is shown, and it is kept as it came. */
export interface UnknownElement extends Placed {
  readonly type: 'unknown';
  readonly properties: Readonly<Record<string, unknown>>;
}

/** A step of a form with several; the form shows progress. */
export interface PageElement extends Placed {
  readonly type: 'page';
  readonly title: string;
  readonly elements: readonly LeafElement[];
}

export type QuestionElement =
  | TextElement
  | NumberElement
  | PlainElement
  | ChoiceElement
  | ScaleElement
  | CheckElement
  | SkipElement;
export type LeafElement = QuestionElement | MarkupElement | ImageElement | VideoElement | UnknownElement;
export type WebformElement = LeafElement | PageElement;

/** A form in one language: either leaves only, or pages only. */
export interface WebformText {
  readonly title: string;
  readonly elements: readonly WebformElement[];
  /** Words of the button; the standard ones where absent. */
  readonly submit?: string;
  /** What is said after sending, as HTML: fixed, warm, true whatever was written. */
  readonly confirmation: { readonly title?: string; readonly html: string };
}

export interface WebformDefinition extends WebformText {
  /** Machine id, `^[a-z0-9_]{1,64}$`. */
  readonly id: string;
  /** Nothing can be sent any more; answers of before stay readable. */
  readonly closed?: true;
  /** Asks about what is heavy to tell: who reads the answers stands boxed above it. */
  readonly sensitive?: true;
  /** A form of another content system: staff reads the answers, without a name. */
  readonly readByStaff?: true;
  /** The language of its words, where it is not the one that was asked for. */
  readonly writtenIn?: Language;
}
