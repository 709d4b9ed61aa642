import { array, number, object, string } from 'yup';
import { defineOperation } from '../operation.ts';
import type { Failure } from '../result.ts';
import { isRecord } from '../wire.ts';
import { THING_KINDS, type ThingKindName, type ThingPlace } from './thing.ts';

/** As many as the list of drafts shows at once. */
export const DRAFTS_AT_ONCE = 25;

/** A draft as somebody saw it: `edit` counts its saves, or is the newest revision of a page. */
export interface SeenDraft extends ThingPlace {
  readonly edit: number;
}

const seenDraft = object({
  kind: string<ThingKindName>().oneOf(THING_KINDS).required(),
  key: string().required().max(200),
  edit: number().strict().integer().required(),
});

export const publishDraftsBody = object({
  drafts: array(seenDraft).required().min(1, 'required').max(DRAFTS_AT_ONCE, 'too-long'),
});

/** Publishes several drafts as one: visitors see all of them or, where one is refused, none. */
export const publishDrafts = defineOperation({
  name: 'publish-drafts',
  method: 'POST',
  route: '/desk/drafts',
  access: 'editor',
  touches: 'listed',
  activity: 'thing',
  changesSite: true,
  path: (_input: { readonly body: { readonly drafts: readonly SeenDraft[] } }) => '/desk/drafts',
  request: publishDraftsBody,
  body: ({ body }) => body,
  answer: 'empty',
  read: () => undefined,
  errors: {
    403: 'not for this member of the staff, or of other programmes',
    404: 'one of them is gone: readStopped tells which',
    412: 'somebody saved one of them meanwhile: readStopped tells which',
    422: 'one of them cannot be published, or there are none or too many: readStopped tells which',
  },
});

/** The draft that kept the others back; null where the failure names none. */
export function readStopped({ detail }: Failure): ThingPlace | null {
  const stopped = isRecord(detail) ? detail.stopped : null;
  return isRecord(stopped) ? (stopped as unknown as ThingPlace) : null;
}
