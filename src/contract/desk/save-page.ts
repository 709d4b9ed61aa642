import { mixed, number, object, string } from 'yup';
import { defineOperation } from '../operation.ts';
import { getTextMember } from '../paged.ts';
import type { Failure } from '../result.ts';
import { isRecord } from '../wire.ts';
import { type EditablePage, readEditablePage, readSavedPage, textOrNull } from './page.ts';

interface Input {
  readonly body: {
    /** The revision that the author started from; null for the first of a language. */
    readonly from: number | null;
    readonly title: string;
    readonly fields: Readonly<Record<string, unknown>>;
  };
}

/**
 * Saves a draft; the published revision stays, and a schedule is cancelled. A draft may lack required values, a
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
    403: 'not for editors of content',
    404: 'no such page',
    412: 'somebody saved meanwhile: readConflict tells what stands',
    422: 'values refused: readViolations tells where',
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
  /** Author of that save; null for the system itself. */
  readonly author: string | null;
}

/** The refused values of a failure; empty where it refused none. */
export function readViolations({ detail }: Failure): readonly PageViolation[] {
  if (!isRecord(detail) || !Array.isArray(detail.violations)) return [];
  return detail.violations
    .filter(isRecord)
    .map((raw) => ({ path: getTextMember(raw, 'path'), message: getTextMember(raw, 'message') }));
}

/** The stored page, where a write was refused for a save in between; null for any other failure. */
export function readPageConflict({ status, detail }: Failure): PageConflict | null {
  if (status !== 412 || !isRecord(detail)) return null;
  return { current: readEditablePage(detail.current), author: textOrNull(detail, 'author') };
}
