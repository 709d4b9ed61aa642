import { randomUUID } from 'node:crypto';
import { inviteClient as operation } from '#src/contract/client-invitations.ts';
import { isPlaceholder } from '#src/contract/own-user.ts';
import type { DomainKey } from '#src/domains/domain.ts';
import { readChoice } from '#src/rules/fields/choice.ts';
import { readEmail } from '#src/rules/fields/email.ts';
import { readText } from '#src/rules/fields/text.ts';
import { respondEmpty } from '../../http/answer.ts';
import { getRetryUuid } from '../../http/idempotent.ts';
import { checkLimit, recordFailedAttempt } from '../../http/limits.ts';
import { readRequest, type WireBody } from '../../http/read-request.ts';
import type { ApiContext } from '../../http/request.ts';
import { readPlainText } from '../../http/request-values.ts';
import { toAddressKey } from '../../identity/find-user.ts';
import { collectViolations } from '../../identity/read-credentials.ts';
import { toMailName } from '../../mail/mail-name.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { requireNurse } from './find-nurse.ts';
import { toInvitationPath } from './invitation.ts';
import { ensurePairingCode } from './pairing-code.ts';
import { getProgrammeDomain, NURSE_PROGRAMMES } from './programme-domain.ts';
import { storeInvitation } from './stored-invitations.ts';

interface InvitationRequest {
  readonly firstName: string;
  readonly email: string;
  readonly domain: DomainKey;
}

const PROGRAMMES = [...NURSE_PROGRAMMES.keys()];

/** Form field names by their wire names. */
const INVITATION_FIELD_NAMES = { first_name: 'firstName', email_address: 'email', domain: 'programme' };

function readInvitation(c: ApiContext, body: WireBody): InvitationRequest {
  return collectViolations(c, { textKey: 'portal.invite.errors', names: INVITATION_FIELD_NAMES }, (refuse) => {
    const firstName = readText(readPlainText(body, 'first_name'));
    const email = readEmail(readPlainText(body, 'email_address'));
    const programme = readChoice(readPlainText(body, 'domain'), PROGRAMMES);
    if (!firstName.ok) refuse('first_name', firstName.error);
    if (!email.ok) refuse('email_address', email.error);
    else if (isPlaceholder(email.value, c.var.system.config.accounts.placeholderDomain))
      refuse('email_address', 'invalid');
    if (!programme.ok) refuse('domain', programme.error);
    return {
      firstName: firstName.ok ? firstName.value : '',
      email: email.ok ? email.value : '',
      domain: programme.ok ? getProgrammeDomain(programme.value) : 'alcohol',
    };
  });
}

/** Invites a person to a programme by one mail. Stores only the time and the programme, not the person. */
export async function handleInviteClient(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const nurse = await requireNurse(c);
  const { firstName, email, domain } = readInvitation(c, await readRequest(c, operation));
  const address = toAddressKey(email);
  await checkLimit(c, 'invite-client', nurse.uid);
  await checkLimit(c, 'invited', address);
  await recordFailedAttempt(c, 'invite-client', nurse.uid);
  await recordFailedAttempt(c, 'invited', address);
  const code = await ensurePairingCode(system.database.db, nurse.uid);
  const issuedAt = Math.floor(system.now().getTime() / 1_000);
  const id = getRetryUuid(c) ?? randomUUID();
  const path = toInvitationPath(system.keys, { id, nurse: nurse.uid, code, domain, issuedAt });
  await system.jobs.transact(async (tx) => {
    await storeInvitation(tx, { id, uid: nurse.uid, domain, sentAt: new Date(issuedAt * 1_000) });
    await sendMail(system, tx, {
      mail: 'client-invite',
      to: email,
      owner: nurse.uid,
      target: { domain, language: 'nl', path },
      values: { name: toMailName(firstName, 'nl') },
      cause: `client invite ${id}`,
    });
  });
  return respondEmpty(c);
}
