import { mixed, number, object, string } from 'yup';
import { type DomainKey, LANGUAGES, type Language } from '#src/domains/domain.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { defineOperation } from '../operation.ts';
import { getNumberMember, getTextMember } from '../paged.ts';
import { type Failure, UnreadableResponseError } from '../result.ts';
import { isRecord, readList, readRecord } from '../wire.ts';

/**
 * State of a page in a language: draft only; published; published with a newer draft; scheduled, with or without a
 * published revision.
 */
export type PageState = 'draft' | 'published' | 'changed' | 'scheduled';
export const PAGE_STATES: readonly PageState[] = ['draft', 'published', 'changed', 'scheduled'];

/** State of a page in one of its languages; null if it does not have the language. */
export interface PageLanguage {
  readonly language: Language;
  readonly state: PageState | null;
  /** True if the published Dutch was changed since this translation was saved. */
  readonly isBehind: boolean;
}

/** A page in one language as the desk edits it. Fields are stored values by their registry names. */
export interface EditablePage {
  readonly nid: number;
  readonly uuid: string;
  /** Machine name of the node type. */
  readonly type: string;
  readonly domains: readonly DomainKey[];
  readonly language: Language;
  /** The newest revision, which the next save starts from; null if the page does not have this language yet. */
  readonly vid: number | null;
  /** The published revision; null if there is none. */
  readonly publishedVid: number | null;
  readonly state: PageState | null;
  /** ISO 8601; null if nothing is scheduled. */
  readonly publishAt: string | null;
  /** ISO 8601 of the newest revision, and its author; null for the system. */
  readonly changedAt: string | null;
  readonly author: string | null;
  readonly title: string;
  readonly fields: Readonly<Record<string, unknown>>;
  /** Path without language prefix; null for a page without a path. */
  readonly path: string | null;
  /** Every language of its domains. */
  readonly languages: readonly PageLanguage[];
  /** Sent only to editors. */
  readonly notes: string;
  /** The caller's right to change it, and to publish it. */
  readonly may: { readonly edit: boolean; readonly publish: boolean };
}

/** A page in one language of the desk's paths. */
export interface PageParams {
  readonly nid: number;
  readonly language: Language;
}

type Raw = Readonly<Record<string, unknown>>;

/** Returns the value of the member if it is one of the choices, else null. */
export function parseChoice<T extends string>(raw: Raw, name: string, choices: readonly T[]): T | null {
  return choices.find((choice) => choice === raw[name]) ?? null;
}

/** Returns a text, or null if there is none. */
export const readTextOrNull = (raw: Raw, name: string): string | null =>
  typeof raw[name] === 'string' ? raw[name] : null;

/** Returns the language of a response; throws UnreadableResponseError if it is missing. */
export function parseLanguage(raw: Raw): Language {
  const language = parseChoice(raw, 'language', LANGUAGES);
  if (language === null) throw new UnreadableResponseError('malformed', 'no language');
  return language;
}

/** Returns a required number of a response. */
export function readRequiredNumber(raw: Raw, name: string): number {
  const value = getNumberMember(raw, name);
  if (value === null) throw new UnreadableResponseError('malformed', `no ${name}`);
  return value;
}

/** Returns the domains of a page; unknown domains are left out. */
export const parseDomains = (raw: Raw): readonly DomainKey[] =>
  DOMAINS.map(({ key }) => key).filter((key) => readList(raw.domains, 'domains').includes(key));

/** Returns every language with the page's state in it. */
export const parsePageLanguages = (raw: Raw): readonly PageLanguage[] =>
  readList(raw.languages, 'languages')
    .filter(isRecord)
    .map((item) => ({
      language: parseLanguage(item),
      state: parseChoice(item, 'state', PAGE_STATES),
      isBehind: item.isBehind === true,
    }));

/** Returns the caller's rights; all of them if absent, as the content system checks them again. */
function readPageRights(raw: unknown): EditablePage['may'] {
  const { edit, publish } = isRecord(raw) ? raw : {};
  return { edit: edit !== false, publish: publish !== false };
}

/** Reads a page for editing at the desk. */
export function readEditablePage(body: unknown): EditablePage {
  const raw = readRecord(body, 'page');
  return {
    nid: readRequiredNumber(raw, 'nid'),
    uuid: getTextMember(raw, 'uuid'),
    type: getTextMember(raw, 'type'),
    domains: parseDomains(raw),
    language: parseLanguage(raw),
    vid: getNumberMember(raw, 'vid'),
    publishedVid: getNumberMember(raw, 'publishedVid'),
    state: parseChoice(raw, 'state', PAGE_STATES),
    publishAt: readTextOrNull(raw, 'publishAt'),
    changedAt: readTextOrNull(raw, 'changedAt'),
    author: readTextOrNull(raw, 'author'),
    title: getTextMember(raw, 'title'),
    fields: readRecord(raw.fields, 'fields'),
    path: readTextOrNull(raw, 'path'),
    languages: parsePageLanguages(raw),
    notes: getTextMember(raw, 'notes'),
    may: readPageRights(raw.may),
  };
}

/** The revision that a write created. */
export interface SavedPage {
  readonly nid: number;
  readonly vid: number;
  readonly state: PageState;
}

export function readSavedPage(body: unknown): SavedPage {
  const raw = readRecord(body, 'saved page');
  const state = parseChoice(raw, 'state', PAGE_STATES);
  if (state === null) throw new UnreadableResponseError('malformed', 'no state');
  return { nid: readRequiredNumber(raw, 'nid'), vid: readRequiredNumber(raw, 'vid'), state };
}

/**
 * Returns a page in a language, in its newest revision; without `vid` and `fields` if it does not exist in that
 * language.
 */
export const openPage = defineOperation({
  name: 'open-page',
  method: 'GET',
  route: '/desk/pages/:nid/:language',
  access: 'editor',
  read: ({ body }) => readEditablePage(body),
  errors: { 403: 'not logged in as an editor', 404: 'no such page' },
});

interface Input {
  readonly body: {
    /** The revision that the author started from; null for the first revision of a language. */
    readonly from: number | null;
    readonly title: string;
    readonly fields: Readonly<Record<string, unknown>>;
  };
}

/**
 * Saves a draft; the published revision is unchanged, and a schedule is cancelled. A draft may lack required values, a
 * publication may not.
 */
export const savePage = defineOperation({
  name: 'save-page',
  method: 'POST',
  route: '/desk/pages/:nid/:language',
  access: 'editor',
  touches: 'page',
  activity: 'page',
  request: object({
    from: number().integer().nullable().defined(),
    title: string().defined(),
    fields: mixed().required(),
  }),
  body: ({ body }: Input) => body,
  read: ({ body }) => readSavedPage(body),
  errors: {
    403: 'not logged in as an editor',
    404: 'no such page',
    412: 'the page was changed since it was read; readConflict returns the stored page',
    422: 'invalid values; readViolations lists them',
  },
});

/** A refused value: its path in the stored fields (`paragraphs.2.title`), and the reason in the reader's language. */
export interface PageViolation {
  readonly path: string;
  readonly message: string;
}

/** The stored page after a save by another author. */
export interface PageConflict {
  readonly current: EditablePage;
  /** Author of that save; null for the system. */
  readonly author: string | null;
}

/** Returns the refused values of a failure; empty if it refused none. */
export function readViolations({ detail }: Failure): readonly PageViolation[] {
  if (!isRecord(detail) || !Array.isArray(detail.violations)) return [];
  return detail.violations
    .filter(isRecord)
    .map((raw) => ({ path: getTextMember(raw, 'path'), message: getTextMember(raw, 'message') }));
}

/** Returns the stored page, if a write was refused because of a save in between; null for any other failure. */
export function readPageConflict({ status, detail }: Failure): PageConflict | null {
  if (status !== 412 || !isRecord(detail)) return null;
  return { current: readEditablePage(detail.current), author: readTextOrNull(detail, 'author') };
}
