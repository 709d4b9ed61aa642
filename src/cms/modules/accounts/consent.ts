import { eq } from 'drizzle-orm';
import { consentWording } from '#src/domains/consent.ts';
import { sessions, users } from '../../db/schema/index.ts';
import type { ApiContext } from '../../http/request.ts';
import { sentText, type WireBody } from '../../http/sent-values.ts';
import type { Wrapped } from '../../http/wrap.ts';
import type { User } from '../../identity/find-user.ts';
import type { Refuse } from '../../identity/read-credentials.ts';
import type { Transaction } from '../../jobs/jobs.ts';

/** The columns of `users` that say what a participant agreed to. */
export type ConsentColumns = Pick<User, 'consentVersion' | 'consentLanguage' | 'consentAt'>;

const isParticipantRole = ({ role }: Pick<User, 'role'>) => role === 'client' || role === 'sso_client';

/** Whether an account may keep nothing about health yet. */
export const needsConsent = (user: Pick<User, 'role' | 'consentAt'>): boolean =>
  isParticipantRole(user) && user.consentAt === null;

/** What a participant says of age and consent (`consentFields`); refused where either is not said. */
export function readConsent(c: ApiContext, body: WireBody, refuse: Refuse): ConsentColumns {
  const [adult, version] = [sentText(body, 'field_adult'), sentText(body, 'field_health_consent') ?? ''];
  if (adult !== '1' && adult !== 'true') refuse('field_adult', 'not-adult');
  if (consentWording(version) === undefined) refuse('field_health_consent', 'no-consent');
  const language = sentText(body, 'field_health_consent', 'langcode') === 'en' ? 'en' : 'nl';
  return { consentVersion: version, consentLanguage: language, consentAt: c.var.system.now() };
}

/** Keeps a consent, and opens what the person's sessions may keep. One that was given before stays as it is. */
export async function keepConsent(tx: Transaction, user: User, consent: ConsentColumns): Promise<void> {
  if (!needsConsent(user)) return;
  await tx.update(users).set(consent).where(eq(users.uid, user.uid));
  await tx.update(sessions).set({ needsConsent: false }).where(eq(sessions.uid, user.uid));
}

/** What the own account tells of it. */
export function wrapConsent(user: User): Wrapped {
  const { consentVersion, consentLanguage, consentAt } = user;
  const given =
    consentVersion === null || consentAt === null
      ? []
      : [{ value: consentVersion, langcode: consentLanguage, given_at: consentAt.toISOString() }];
  return { field_health_consent: given, field_needs_consent: [{ value: needsConsent(user) }] };
}
