import { array, boolean, type InferType, number, object, string } from 'yup';
import { defineOperation } from '../operation.ts';
import type { PageParams } from './page.ts';
import { readBy } from './read-by.ts';

/** Seconds after which somebody who said nothing is no longer there. */
export const HERE_SECONDS = 45;

const colleague = object({
  name: string().defined(),
  /** The uuid of the block that is chosen; null for the page itself. */
  block: string().nullable().defined(),
  isWriting: boolean().defined(),
});

const answer = object({
  /** Whoever else has the page open in this language, each once. */
  others: array().of(colleague).defined(),
  /** The newest revision, and who saved it; null for the system itself, empty for somebody who is gone. */
  vid: number().integer().nullable().defined(),
  author: string().nullable().defined(),
  /** How many notes are open. */
  notes: number().integer().defined(),
});

export type Colleague = InferType<typeof colleague>;
export type PageHere = InferType<typeof answer>;

export const hereBody = object({
  tab: string().min(8).max(64).required(),
  block: string().max(64).nullable().defined(),
  isWriting: boolean().required(),
  isGone: boolean(),
});

interface Input {
  readonly params: PageParams;
  readonly body: {
    /** Made up by the tab: two tabs of one person are not each other's colleagues. */
    readonly tab: string;
    readonly block: string | null;
    readonly isWriting: boolean;
    /** The page is left. */
    readonly isGone?: boolean;
  };
}

/** Says that somebody is at a page, and tells who else is, and what was saved meanwhile. */
export const pageHere = defineOperation({
  name: 'page-here',
  method: 'POST',
  route: '/desk/together/:nid/:language/here',
  access: 'editor',
  touches: 'nothing',
  path: ({ params }: Input) => `/desk/together/${params.nid}/${params.language}/here`,
  request: hereBody,
  body: ({ body }) => body,
  read: ({ body }): PageHere => readBy(answer, body, 'page'),
  errors: { 403: 'not for editors of content', 404: 'no such page' },
});
