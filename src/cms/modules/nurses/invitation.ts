import type { DomainKey } from '#src/domains/domain.ts';
import type { Keyring } from '../../db/encryption/keyring.ts';
import { openBytes, sealBytes } from '../../db/encryption/seal.ts';
import { privateAnswer } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ApiContext } from '../../http/request.ts';
import { nurseByUid, wrapNurse } from './find-nurse.ts';
import { INVITATION_DAYS } from './kept-invitations.ts';
import { keptCode } from './pairing-code.ts';

const BINDING = Buffer.from('client invitation');

/** What the link of an invitation holds: nothing of whom a nurse invited. */
interface Invitation {
  /** Of the row that tells what became of it. */
  readonly id: string;
  readonly nurse: number;
  /** Her pairing code as it was; a renewed one ends the invitation. */
  readonly code: string;
  readonly domain: DomainKey;
  /** Seconds since 1970. */
  readonly issuedAt: number;
}

/** The path of an invitation in its domain; it opens for whoever holds it and tells nothing by itself. */
export function invitationPath(keys: Keyring, invitation: Invitation): string {
  return `/uitnodiging/${sealBytes(keys, 'address', BINDING, Buffer.from(JSON.stringify(invitation), 'utf8'))}`;
}

/** What a link holds; null where it is none of ours. */
export function openInvitation(keys: Keyring, token: string): Invitation | null {
  try {
    return JSON.parse(openBytes(keys, 'address', BINDING, token).toString('utf8'));
  } catch {
    return null;
  }
}

const isOver = ({ issuedAt }: Invitation, now: Date) => now.getTime() / 1_000 >= issuedAt + INVITATION_DAYS * 86_400;

/** Who invites, while the link lives, her code is the same and she is approved; else as if there were none. */
export async function showInvitation(c: ApiContext): Promise<Response> {
  const { system, domain } = c.var;
  const { db } = system.database;
  const found = openInvitation(system.keys, c.req.param('token') ?? '');
  if (!found || found.domain !== domain.key || isOver(found, system.now())) throw new ApiError(404, 'not-found');
  const [nurse, code] = await Promise.all([nurseByUid(db, found.nurse), keptCode(db, found.nurse)]);
  if (!nurse || code !== found.code) throw new ApiError(404, 'not-found');
  return privateAnswer(c, { ...wrapNurse(nurse), pairing_code: code });
}
