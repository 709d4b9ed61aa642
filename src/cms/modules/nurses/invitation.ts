import type { DomainKey } from '#src/domains/domain.ts';
import type { Keyring } from '../../db/encryption/keyring.ts';
import { decryptBytes, encryptBytes } from '../../db/encryption/seal.ts';
import { respondPrivately } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ApiContext } from '../../http/request.ts';
import { findNurseByUid, serializeNurse } from './find-nurse.ts';
import { findPairingCode } from './pairing-code.ts';
import { INVITATION_DAYS } from './stored-invitations.ts';

const BINDING = Buffer.from('client invitation');

/** Content of an invitation link: nothing about the invited person. */
interface Invitation {
  /** Id of the invitation's row. */
  readonly id: string;
  readonly nurse: number;
  /** Pairing code of the nurse at that time; a renewed code invalidates the invitation. */
  readonly code: string;
  readonly domain: DomainKey;
  /** Seconds since 1970. */
  readonly issuedAt: number;
}

/** Returns the path of an invitation in its domain, which is valid for any holder and reveals nothing. */
export function toInvitationPath(keys: Keyring, invitation: Invitation): string {
  return `/uitnodiging/${encryptBytes(keys, 'address', BINDING, Buffer.from(JSON.stringify(invitation), 'utf8'))}`;
}

/** Reads the content of a link; null for an invalid one. */
export function readInvitation(keys: Keyring, token: string): Invitation | null {
  try {
    return JSON.parse(decryptBytes(keys, 'address', BINDING, token).toString('utf8'));
  } catch {
    return null;
  }
}

const hasExpired = ({ issuedAt }: Invitation, now: Date) =>
  now.getTime() / 1_000 >= issuedAt + INVITATION_DAYS * 86_400;

/** Returns the inviting nurse, while the link is valid, her code unchanged and she is approved; otherwise not found. */
export async function showInvitation(c: ApiContext): Promise<Response> {
  const { system, domain } = c.var;
  const { db } = system.database;
  const invitation = readInvitation(system.keys, c.req.param('token') ?? '');
  if (!invitation || invitation.domain !== domain.key || hasExpired(invitation, system.now()))
    throw new ApiError(404, 'not-found');
  const [nurse, code] = await Promise.all([
    findNurseByUid(db, invitation.nurse),
    findPairingCode(db, invitation.nurse),
  ]);
  if (!nurse || code !== invitation.code) throw new ApiError(404, 'not-found');
  return respondPrivately(c, { ...serializeNurse(nurse), pairing_code: code });
}
