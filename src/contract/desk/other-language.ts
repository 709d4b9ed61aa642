import { number, object } from 'yup';
import type { Language } from '#src/domains/domain.ts';
import { defineOperation } from '../operation.ts';
import { getTextMember } from '../paged.ts';
import { isRecord, readRecord } from '../wire.ts';
import { parseLanguage, readRequiredNumber } from './pages.ts';

/** Content of a page in a revision. */
export interface PageRevisionContent {
  readonly vid: number;
  readonly title: string;
  /** Stored values by their names in the registry. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** A page in its other language: the published revision, or the newest one if none is published. */
export interface OtherLanguage extends PageRevisionContent {
  readonly language: Language;
  /** The content that this translation was last updated to; null if it is unchanged, and for Dutch. */
  readonly before: PageRevisionContent | null;
}

const readRevisionContent = (raw: Readonly<Record<string, unknown>>): PageRevisionContent => ({
  vid: readRequiredNumber(raw, 'vid'),
  title: getTextMember(raw, 'title'),
  fields: readRecord(raw.fields, 'fields'),
});

function readOther(body: unknown): OtherLanguage {
  const raw = readRecord(body, 'other language');
  return {
    ...readRevisionContent(raw),
    language: parseLanguage(raw),
    before: isRecord(raw.before) ? readRevisionContent(raw.before) : null,
  };
}

/** Returns the other language of a page, for comparison with the given one. */
export const openOtherLanguage = defineOperation({
  name: 'open-other-language',
  method: 'GET',
  route: '/desk/pages/:nid/:language/other-language',
  access: 'editor',
  read: ({ body }) => readOther(body),
  errors: { 403: 'not logged in as an editor', 404: 'no such page, or it has no other language' },
});

interface Input {
  /** The revision of the other language to which this revision now corresponds. */
  readonly body: { readonly vid: number };
}

/** Marks a translation as updated to a revision of the Dutch; published content is not changed. */
export const markUpToDate = defineOperation({
  name: 'mark-up-to-date',
  method: 'POST',
  route: '/desk/pages/:nid/:language/up-to-date',
  access: 'editor',
  touches: 'page',
  activity: 'page',
  request: object({ vid: number().integer().required() }),
  body: ({ body }: Input) => body,
  answer: 'empty',
  errors: { 403: 'not logged in as an editor', 404: 'no such translation, or no such revision of the Dutch page' },
});
