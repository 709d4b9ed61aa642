import type { Language } from '#src/domains/domain.ts';

/**
 * Condition on the answers to other questions; `is` lists the matching values: the value of a choice or scale, "1" for
 * a checkbox, "" for no answer.
 */
export interface Condition {
  readonly match: 'any' | 'all' | 'none';
  readonly of: readonly { readonly key: string; readonly is: readonly string[] }[];
}

interface BaseElement {
  /** Unique in the form, snake_case; identical in every language. */
  readonly key: string;
  readonly when?: Condition;
}

interface QuestionBase extends BaseElement {
  readonly label: string;
  readonly help?: string;
  readonly required?: boolean;
  /** Error for a missing answer, instead of the default text. */
  readonly requiredError?: string;
}

export interface TextElement extends QuestionBase {
  readonly type: 'text' | 'textarea';
  /** Maximum length in code points; 255 by default (docs/specification.md, section 9). */
  readonly maxLength?: number;
  readonly maxLengthError?: string;
  /** Set for a list of answers, one per line; at least one is required if the question is required. */
  readonly multiple?: { readonly max: number };
}

export interface NumberElement extends QuestionBase {
  readonly type: 'number';
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly unit?: string;
}

export interface PlainElement extends QuestionBase {
  readonly type: 'email' | 'date';
}

/** An option, with the feedback after choosing it; quizzes explain and never score. */
export interface Option {
  readonly value: string;
  readonly label: string;
  readonly answer?: {
    /** Null if no option is better than another. */
    readonly fits: boolean | null;
    readonly explanation: string;
  };
}

export interface ChoiceElement extends QuestionBase {
  readonly type: 'radios' | 'checkboxes' | 'select';
  readonly options: readonly Option[];
  /** Allows a further answer in free text, sent in the companion field `<key>_other`. */
  readonly other?: { readonly label: string };
}

/** Whole numbers from minimum to maximum, with a label at each end. */
export interface ScaleElement extends QuestionBase {
  readonly type: 'scale';
  readonly min: number;
  readonly max: number;
  readonly minLabel: string;
  readonly maxLabel: string;
}

/** One checkbox, such as an agreement. */
export interface CheckElement extends QuestionBase {
  readonly type: 'check';
}

/** Checkbox to skip a form ("Dit sla ik nu over"): it requires no answer and counts as completed. */
export interface SkipElement extends BaseElement {
  readonly type: 'skip';
  readonly label: string;
}

/** HTML of the editors' text formats. `folded` is the label of the summary that opens it. */
export interface MarkupElement extends BaseElement {
  readonly type: 'markup';
  readonly html: string;
  readonly folded?: string;
}

export interface ImageElement extends BaseElement {
  readonly type: 'image';
  /** A drawing of the product by name, or the URL of a library file. */
  readonly image: { readonly drawing: string } | { readonly url: string };
  readonly alt: string;
}

/** A video or audio script, readable in full and so usable without sound. */
export interface VideoElement extends BaseElement {
  readonly type: 'video';
  readonly title: string;
  /** URL of the video at its host, shown after consent; null if there is no video. */
  readonly url: string | null;
  /** The whole spoken text, as HTML. */
  readonly transcript: string;
}

/** An unknown element of another content system, which is not rendered and stored unchanged. */
export interface UnknownElement extends BaseElement {
  readonly type: 'unknown';
  readonly properties: Readonly<Record<string, unknown>>;
}

/** A step of a form with several steps, which shows its progress. */
export interface PageElement extends BaseElement {
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

/** A form in one language: its elements are either all leaf elements, or all pages. */
export interface WebformText {
  readonly title: string;
  readonly elements: readonly WebformElement[];
  /** Submit label; default if absent. */
  readonly submit?: string;
  /** Confirmation after submitting, as HTML; identical for all answers. */
  readonly confirmation: { readonly title?: string; readonly html: string };
}

export interface WebformDefinition extends WebformText {
  /** Machine id, `^[a-z0-9_]{1,64}$`. */
  readonly id: string;
  /** True for a form that no longer accepts submissions; existing answers remain readable. */
  readonly closed?: true;
  /** True for a form with sensitive questions: a notice above it shows who can read the answers. */
  readonly sensitive?: true;
  /** True for a form of another content system with answers that staff read, anonymously. */
  readonly readByStaff?: true;
  /** Language of its texts, if it differs from the requested one. */
  readonly writtenIn?: Language;
}
