import { type DomainKey, LANGUAGES, type Language } from '#src/domains/domain.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { numberIn, textIn } from '../paged.ts';
import { UnreadableAnswer } from '../result.ts';
import { isRecord, list, record } from '../wire.ts';

/**
 * How a page stands in a language: seen by nobody outside the desk; seen as it was last saved; seen, with a newer draft
 * beside it; to be published at a moment, whether or not an older revision is seen until then.
 */
export type PageState = 'draft' | 'published' | 'changed' | 'scheduled';
export const PAGE_STATES: readonly PageState[] = ['draft', 'published', 'changed', 'scheduled'];

/** How a page stands in one of its languages; null where it does not have the language. */
export interface PageLanguage {
  readonly language: Language;
  readonly state: PageState | null;
  /** Whether the Dutch that visitors read was changed since this translation was saved. */
  readonly isBehind: boolean;
}

/** A page in one language as the desk edits it. Fields are stored values by their names in the registry. */
export interface EditablePage {
  readonly nid: number;
  readonly uuid: string;
  /** Machine name of the node type. */
  readonly type: string;
  readonly domains: readonly DomainKey[];
  readonly language: Language;
  /** The newest revision, where the next save starts from; null where the page does not have this language yet. */
  readonly vid: number | null;
  /** What visitors see; null where they see nothing. */
  readonly publishedVid: number | null;
  readonly state: PageState | null;
  /** ISO 8601; null where nothing is scheduled. */
  readonly publishAt: string | null;
  /** ISO 8601 of the newest revision, and who saved it; null for the system itself. */
  readonly changedAt: string | null;
  readonly author: string | null;
  readonly title: string;
  readonly fields: Readonly<Record<string, unknown>>;
  /** Without language prefix; null where the page stands at no path. */
  readonly path: string | null;
  /** Every language that one of its domains speaks. */
  readonly languages: readonly PageLanguage[];
  /** For editors alone. */
  readonly notes: string;
  /** Whether whoever asked may change it, and show it to visitors. */
  readonly may: { readonly edit: boolean; readonly publish: boolean };
}

/** A page in one language of the desk's paths. */
export interface PageParams {
  readonly nid: number;
  readonly language: Language;
}

export const pagePath = ({ nid, language }: PageParams): string => `/desk/pages/${nid}/${language}`;

type Raw = Readonly<Record<string, unknown>>;

/** The member where it is one of these texts, else null. */
export function choiceIn<T extends string>(raw: Raw, name: string, choices: readonly T[]): T | null {
  return choices.find((choice) => choice === raw[name]) ?? null;
}

/** A text, or null where there is none. */
export const textOrNull = (raw: Raw, name: string): string | null => (typeof raw[name] === 'string' ? raw[name] : null);

/** The language of an answer; one that names none is malformed. */
export function languageIn(raw: Raw): Language {
  const language = choiceIn(raw, 'language', LANGUAGES);
  if (language === null) throw new UnreadableAnswer('malformed', 'no language');
  return language;
}

/** The number of an answer that cannot do without it. */
export function requiredNumber(raw: Raw, name: string): number {
  const value = numberIn(raw, name);
  if (value === null) throw new UnreadableAnswer('malformed', `no ${name}`);
  return value;
}

/** The domains a page belongs to; unknown ones are left out. */
export const domainsIn = (raw: Raw): readonly DomainKey[] =>
  DOMAINS.map(({ key }) => key).filter((key) => list(raw.domains, 'domains').includes(key));

/** Every language with how the page stands in it. */
export const languagesIn = (raw: Raw): readonly PageLanguage[] =>
  list(raw.languages, 'languages')
    .filter(isRecord)
    .map((one) => ({
      language: languageIn(one),
      state: choiceIn(one, 'state', PAGE_STATES),
      isBehind: one.isBehind === true,
    }));

/** What the caller may do; where nothing is said of it, everything, and the content system decides again. */
function mayIn(raw: unknown): EditablePage['may'] {
  const { edit, publish } = isRecord(raw) ? raw : {};
  return { edit: edit !== false, publish: publish !== false };
}

/** Reads a page as the desk edits it. */
export function readEditablePage(body: unknown): EditablePage {
  const raw = record(body, 'page');
  return {
    nid: requiredNumber(raw, 'nid'),
    uuid: textIn(raw, 'uuid'),
    type: textIn(raw, 'type'),
    domains: domainsIn(raw),
    language: languageIn(raw),
    vid: numberIn(raw, 'vid'),
    publishedVid: numberIn(raw, 'publishedVid'),
    state: choiceIn(raw, 'state', PAGE_STATES),
    publishAt: textOrNull(raw, 'publishAt'),
    changedAt: textOrNull(raw, 'changedAt'),
    author: textOrNull(raw, 'author'),
    title: textIn(raw, 'title'),
    fields: record(raw.fields, 'fields'),
    path: textOrNull(raw, 'path'),
    languages: languagesIn(raw),
    notes: textIn(raw, 'notes'),
    may: mayIn(raw.may),
  };
}

/** The revision that a write made. */
export interface SavedPage {
  readonly nid: number;
  readonly vid: number;
  readonly state: PageState;
}

export function readSavedPage(body: unknown): SavedPage {
  const raw = record(body, 'saved page');
  const state = choiceIn(raw, 'state', PAGE_STATES);
  if (state === null) throw new UnreadableAnswer('malformed', 'no state');
  return { nid: requiredNumber(raw, 'nid'), vid: requiredNumber(raw, 'vid'), state };
}
