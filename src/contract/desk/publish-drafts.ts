import { array, number, object, string } from 'yup';
import { defineOperation } from '../operation.ts';
import type { Failure } from '../result.ts';
import { isRecord } from '../wire.ts';
import { THING_KINDS, type ThingKindName, type ThingPlace } from './thing.ts';

/** Page size of the list of drafts. */
export const DRAFTS_AT_ONCE = 25;

/** A draft as the editor saw it: `edit` is its number of saves, or the newest revision of a page. */
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

/** Publishes several drafts at once: all of them or, where one is refused, none. */
export const publishDrafts = defineOperation({
  name: 'publish-drafts',
  method: 'POST',
  route: '/desk/drafts',
  access: 'editor',
  touches: 'listed',
  activity: 'thing',
  changesSite: true,
  request: publishDraftsBody,
  body: ({ body }: { readonly body: { readonly drafts: readonly SeenDraft[] } }) => body,
  answer: 'empty',
  read: () => undefined,
  errors: {
    403: 'not for this member of the staff, or of other programmes',
    404: 'one of them is gone: readStopped tells which',
    412: 'somebody saved one of them meanwhile: readStopped tells which',
    422: 'one of them cannot be published, or there are none or too many: readStopped tells which',
  },
});

/** The draft that was refused; null where the failure names none. */
export function readStopped({ detail }: Failure): ThingPlace | null {
  const stopped = isRecord(detail) ? detail.stopped : null;
  return isRecord(stopped) ? (stopped as unknown as ThingPlace) : null;
}
