import { eq } from 'drizzle-orm';
import { findConsentWording } from '#src/domains/consent.ts';
import { sessions, users } from '../../db/schema/index.ts';
import type { WireBody } from '../../http/read-request.ts';
import type { ApiContext } from '../../http/request.ts';
import { readSentText } from '../../http/request-values.ts';
import type { WrappedFields } from '../../http/wrap.ts';
import type { User } from '../../identity/find-user.ts';
import type { RefuseField } from '../../identity/read-credentials.ts';
import type { Transaction } from '../../jobs/jobs.ts';

/** Columns of `users` for a participant's consent. */
export type ConsentColumns = Pick<User, 'consentVersion' | 'consentLanguage' | 'consentAt'>;

const isParticipantRole = ({ role }: Pick<User, 'role'>) => role === 'client' || role === 'sso_client';

/** Returns true for an account that may not store health data yet. */
export const needsConsent = (user: Pick<User, 'role' | 'consentAt'>): boolean =>
  isParticipantRole(user) && user.consentAt === null;

/** Reads a participant's statement of age and consent (`getConsentFields`); refuses if either is missing. */
export function requireConsent(c: ApiContext, body: WireBody, refuse: RefuseField): ConsentColumns {
  const [adult, version] = [readSentText(body, 'field_adult'), readSentText(body, 'field_health_consent') ?? ''];
  if (adult !== '1' && adult !== 'true') refuse('field_adult', 'not-adult');
  if (findConsentWording(version) === undefined) refuse('field_health_consent', 'no-consent');
  const language = readSentText(body, 'field_health_consent', 'langcode') === 'en' ? 'en' : 'nl';
  return { consentVersion: version, consentLanguage: language, consentAt: c.var.system.now() };
}

/** Stores a consent, and lifts the restriction of the user's sessions. An earlier consent is unchanged. */
export async function storeConsent(tx: Transaction, user: User, consent: ConsentColumns): Promise<void> {
  if (!needsConsent(user)) return;
  await tx.update(users).set(consent).where(eq(users.uid, user.uid));
  await tx.update(sessions).set({ needsConsent: false }).where(eq(sessions.uid, user.uid));
}

/** Returns the consent fields of the user's account. */
export function serializeConsent(user: User): WrappedFields {
  const { consentVersion, consentLanguage, consentAt } = user;
  const input =
    consentVersion === null || consentAt === null
      ? []
      : [{ value: consentVersion, langcode: consentLanguage, given_at: consentAt.toISOString() }];
  return { field_health_consent: input, field_needs_consent: [{ value: needsConsent(user) }] };
}
