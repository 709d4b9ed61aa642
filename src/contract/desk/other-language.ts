import { number, object } from 'yup';
import type { Language } from '#src/domains/domain.ts';
import { defineOperation } from '../operation.ts';
import { textIn } from '../paged.ts';
import { isRecord, record } from '../wire.ts';
import { languageIn, type PageParams, pagePath, requiredNumber } from './page.ts';

/** What a page says in a revision. */
export interface PageWords {
  readonly vid: number;
  readonly title: string;
  /** Stored values by their names in the registry. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** A page in its other language: what visitors read, or the newest words where they read nothing yet. */
export interface OtherLanguage extends PageWords {
  readonly language: Language;
  /** What it said when this translation was last brought up to it; null where that says the same, and beside Dutch. */
  readonly before: PageWords | null;
}

const readWords = (raw: Readonly<Record<string, unknown>>): PageWords => ({
  vid: requiredNumber(raw, 'vid'),
  title: textIn(raw, 'title'),
  fields: record(raw.fields, 'fields'),
});

function readOther(body: unknown): OtherLanguage {
  const raw = record(body, 'other language');
  return {
    ...readWords(raw),
    language: languageIn(raw),
    before: isRecord(raw.before) ? readWords(raw.before) : null,
  };
}

/** The other language of a page, to be laid beside the one that is named. */
export const openOtherLanguage = defineOperation({
  name: 'open-other-language',
  method: 'GET',
  route: '/desk/pages/:nid/:language/other-language',
  access: 'editor',
  path: ({ params }: { readonly params: PageParams }) => `${pagePath(params)}/other-language`,
  read: ({ body }) => readOther(body),
  errors: { 403: 'not for editors of content', 404: 'no such page, or it has no other language' },
});

interface Input {
  readonly params: PageParams;
  /** The revision of the other language whose words this one says now. */
  readonly body: { readonly vid: number };
}

/** Says that a translation was brought up to a revision of the Dutch; what visitors see stays. */
export const markUpToDate = defineOperation({
  name: 'mark-up-to-date',
  method: 'POST',
  route: '/desk/pages/:nid/:language/up-to-date',
  access: 'editor',
  touches: 'page',
  activity: 'page',
  path: ({ params }: Input) => `${pagePath(params)}/up-to-date`,
  request: object({ vid: number().integer().required() }),
  body: ({ body }) => body,
  read: () => null,
  errors: { 403: 'not for editors of content', 404: 'no such translation, or no such revision of its Dutch' },
});
