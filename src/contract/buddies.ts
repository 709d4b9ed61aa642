import { object, string } from 'yup';
import type { Localised } from '#src/domains/domain.ts';
import { defineOperation } from './operation.ts';
import { UnreadableResponseError } from './result.ts';
import { isRecord, readRecord, type WireFields } from './wire.ts';

/** Person who supports a participant (docs/specification.md, section 3, "Buddy"). */
export interface Buddy {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Sent and accepted as in the wire format; refused and stopped are the possible outcomes of both. */
  readonly status: 'sent' | 'accepted' | 'refused' | 'stopped';
  /** The text of a refusal; null if the buddy gave none. */
  readonly refusal: string | null;
  /** True while the invitation waits for the participant to validate their own email address. */
  readonly isWaiting: boolean;
  /** True if their mail server refuses our mails. */
  readonly isUnreachable: boolean;
}

function getStatus({ status, refusal, ended }: Readonly<Record<string, unknown>>): Buddy['status'] {
  if (status === 'accepted') return 'accepted';
  if (typeof refusal === 'string') return 'refused';
  return ended === true ? 'stopped' : 'sent';
}

/** Reads a buddy from the wire format: status, reason of a refusal or null, and whether it has ended. */
export function readBuddy(raw: unknown): Buddy | null {
  if (!isRecord(raw) || (typeof raw.id !== 'string' && typeof raw.id !== 'number')) return null;
  return {
    id: String(raw.id),
    name: typeof raw.name === 'string' ? raw.name : '',
    email: typeof raw.field_email === 'string' ? raw.field_email : '',
    status: getStatus(raw),
    refusal: typeof raw.refusal === 'string' && raw.refusal !== '' ? raw.refusal : null,
    isWaiting: raw.waiting === true,
    isUnreachable: raw.unreachable === true,
  };
}

/** Reads the buddies in the user's fields, in the order of invitation. */
export function readBuddies(fields: WireFields): readonly Buddy[] {
  return (fields.field_buddies ?? []).flatMap((raw) => readBuddy(raw) ?? []);
}

/** Request body of a buddy's public pages: the code of the buddy's link. */
export interface BuddyLink {
  readonly body: { readonly pairingCode: string };
}

export const buddyLinkSchema = object({ pairing_code: string().required().max(64) });

/** The participant's name on the pages of a buddy's link. */
export interface BuddyAnswer {
  readonly name: string;
}

export function readBuddyAnswer(body: unknown): BuddyAnswer {
  return { name: isRecord(body) && typeof body.name === 'string' ? body.name : '' };
}

/** Purpose of a buddy's link; `mails` is the neutral page on which users end their own mails. */
export type BuddyPage = 'accept' | 'refuse' | 'unsubscribe' | 'mails';

/** Pages of a buddy's link, on the bare host; the code follows (docs/specification.md, section 2). */
export const BUDDY_PATHS: Readonly<Record<BuddyPage, Localised>> = {
  accept: { nl: '/buddy/accepteren', en: '/buddy/accept' },
  refuse: { nl: '/buddy/weigeren', en: '/buddy/refuse' },
  unsubscribe: { nl: '/buddy/stoppen', en: '/buddy/unsubscribe' },
  mails: { nl: '/mails/stoppen', en: '/mails/stop' },
};

const BUDDY_PATH = /^(\/(?:buddy|mails)\/[a-z]+)\/([^/]+)$/;

/** Reads the buddy's page at a path without language prefix, with its name in any language, and the code in it. */
export function readBuddyPath(path: string): { readonly page: BuddyPage; readonly code: string } | null {
  const [, name, code] = BUDDY_PATH.exec(path) ?? [];
  const pages = Object.keys(BUDDY_PATHS) as BuddyPage[];
  const page = pages.find((page) => BUDDY_PATHS[page].nl === name || BUDDY_PATHS[page].en === name);
  return page && code !== undefined ? { page, code } : null;
}

interface AddBuddyInput {
  readonly body: { readonly name: string; readonly email: string };
  readonly key: string;
}

/** Invites a buddy of the caller by one mail. An address that was invited before returns the existing buddy. */
export const addBuddy = defineOperation({
  name: 'add-buddy',
  method: 'POST',
  route: '/buddy/add',
  access: 'participant',
  request: object({ name: string().defined(), email: string().defined() }),
  body: ({ body }: AddBuddyInput) => ({ name: body.name, email: body.email }),
  headers: ({ key }) => ({ 'Idempotency-Key': key }),
  read: ({ body }): Buddy => {
    const buddy = readBuddy(body);
    if (!buddy) throw new UnreadableResponseError('malformed', 'no buddy');
    return buddy;
  },
  errors: {
    403: 'not logged in as a participant, or the domain has no buddies',
    409: 'the maximum number of buddies is reached',
    422: 'the name or the address is invalid',
    429: 'too many recent invitations',
  },
});

/** Removes a buddy, or cancels an invitation. Succeeds if the buddy does not exist. */
export const deleteBuddy = defineOperation({
  name: 'delete-buddy',
  method: 'POST',
  route: '/buddy/delete',
  access: 'participant',
  answer: 'empty',
  request: object({ buddy_id: string().required() }),
  body: ({ body }: { readonly body: { readonly id: string } }) => ({ buddy_id: body.id }),
  errors: { 403: 'not logged in as a participant' },
});

/** Returns whether the code of a buddy's link belongs to this domain, and nothing else about it. */
export const getBuddyLink = defineOperation({
  name: 'get-buddy-link',
  method: 'GET',
  route: '/buddy/link/:code',
  access: 'anyone',
  read: ({ body }): { readonly known: boolean } => ({ known: readRecord(body, 'link').known === true }),
});

/** Accepts an invitation. Repeating it changes nothing; after a refusal or a stop only `resumeBuddy` accepts. */
export const acceptBuddyInvite = defineOperation({
  name: 'accept-buddy-invite',
  method: 'POST',
  route: '/buddy/invite/accept',
  access: 'anyone',
  csrf: false,
  request: buddyLinkSchema,
  body: ({ body }: BuddyLink) => ({ pairing_code: body.pairingCode }),
  read: ({ body }) => readBuddyAnswer(body),
  errors: { 404: 'no such invitation', 409: 'the buddy has refused or stopped', 429: 'too many wrong codes' },
});

interface RefuseBuddyInviteInput {
  /** Reason of the refusal; may be empty. */
  readonly body: { readonly pairingCode: string; readonly reason: string };
}

/** Refuses an invitation; the participant sees the reason. */
export const refuseBuddyInvite = defineOperation({
  name: 'refuse-buddy-invite',
  method: 'POST',
  route: '/buddy/invite/refuse',
  access: 'anyone',
  csrf: false,
  request: buddyLinkSchema.shape({ refusal_reason: string().defined() }),
  body: ({ body }: RefuseBuddyInviteInput) => ({ pairing_code: body.pairingCode, refusal_reason: body.reason }),
  read: ({ body }) => readBuddyAnswer(body),
  errors: { 404: 'no such invitation', 422: 'the reason is too long', 429: 'too many wrong codes' },
});

/** Ends a buddy at the buddy's request. Repeating it changes nothing; `resumeBuddy` undoes it. */
export const unsubscribeBuddy = defineOperation({
  name: 'unsubscribe-buddy',
  method: 'POST',
  route: '/buddy/unsubscribe',
  access: 'anyone',
  csrf: false,
  request: buddyLinkSchema,
  body: ({ body }: BuddyLink) => ({ pairing_code: body.pairingCode }),
  read: ({ body }) => readBuddyAnswer(body),
  errors: { 404: 'no such invitation', 429: 'too many wrong codes' },
});

/** Revokes a refusal or a stop, only on a click, never when a page is opened. Repeating it changes nothing. */
export const resumeBuddy = defineOperation({
  name: 'resume-buddy',
  method: 'POST',
  route: '/buddy/resume',
  access: 'anyone',
  csrf: false,
  request: buddyLinkSchema,
  body: ({ body }: BuddyLink) => ({ pairing_code: body.pairingCode }),
  read: ({ body }) => readBuddyAnswer(body),
  errors: { 404: 'no such invitation', 429: 'too many wrong codes' },
});
