import { eq } from 'drizzle-orm';
import type { HtiConfig } from '#src/config/accounts.ts';
import { launchHti, registerHti } from '#src/contract/sign-on.ts';
import type { Language } from '#src/domains/domain.ts';
import { getDomain } from '#src/domains/index.ts';
import { toLocalisedPath } from '#src/i18n/paths.ts';
import { readLockCode } from '#src/rules/fields/codes.ts';
import { readText } from '#src/rules/fields/text.ts';
import { getScreenPaths } from '#src/screens/screen-paths.ts';
import { users } from '../../db/schema/index.ts';
import { ApiError } from '../../http/api-error.ts';
import { readLimitedText } from '../../http/body.ts';
import { readRequest, type WireBody } from '../../http/read-request.ts';
import type { ApiContext } from '../../http/request.ts';
import { readPlainText } from '../../http/request-values.ts';
import { type Route, serve } from '../../http/route.ts';
import { lockUser, requireUser, type User } from '../../identity/find-user.ts';
import { encryptLockCode } from '../../identity/lock-code.ts';
import { runInPasswordSlot } from '../../identity/password.ts';
import { collectViolations, readMailChange } from '../../identity/read-credentials.ts';
import { getPageUrl } from '../../mail/addresses.ts';
import { type ConsentColumns, needsConsent, requireConsent, storeConsent } from '../accounts/consent.ts';
import { limitCredentialChanges } from '../accounts/count-confirmation.ts';
import { needsLockCode, showOwnUser } from '../accounts/serialize-user.ts';
import { findOrCreateSsoUser } from '../accounts/sso-user.ts';
import { moveAddress } from '../accounts/update-user.ts';
import { assertOpen, isNotOpenedError } from '../opening/is-open.ts';
import { startLaunchedSession } from '../sessions/start-launched.ts';
import { assertHtiEnabled, requireLaunchConfig } from './flag.ts';
import { readClaims } from './launch-claims.ts';
import { consumeLaunchToken } from './launch-token.ts';

/** Returns the URL of a screen, with its language. */
const toScreenAddress = (screen: string, language: Language): string =>
  toLocalisedPath(getScreenPaths(screen)[language], language);

const MAX_TOKEN = 16_384;

async function readSentToken(c: ApiContext): Promise<string> {
  const type = c.req.header('content-type') ?? '';
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) throw new ApiError(415, 'type-unknown');
  const token = new URLSearchParams(await readLimitedText(c.req.raw)).get('token') ?? '';
  return token.length <= MAX_TOKEN ? token : '';
}

/** Thrown with the reason of a refused launch, for the log. */
class LaunchRefused extends Error {}

/** Returns the URL of the nurses' login: a practitioner never becomes a participant. */
const getNurseLogin = (c: ApiContext): string =>
  getPageUrl(c.var.system.config.accounts.publicUrl, {
    domain: getDomain('guided').key,
    language: 'nl',
    path: `${getScreenPaths('login').nl}?start=zorgverlener`,
  });

/** Opens a new session and redirects to a page with a URL that reveals nothing of the launch. */
async function openLaunchedSession(c: ApiContext, hti: HtiConfig): Promise<Response> {
  const { system, language, domain } = c.var;
  const spent = await consumeLaunchToken(system, hti, await readSentToken(c));
  if (typeof spent === 'string') throw new LaunchRefused(spent);
  const claims = readClaims(spent, domain);
  if (claims.kind === 'refused') throw new LaunchRefused(claims.reason);
  if (claims.kind === 'practitioner') return c.redirect(getNurseLogin(c), 303);
  const fresh = { language, name: null, isNewFromHti: true };
  const orCreateArrival = await findOrCreateSsoUser(c, { issuer: hti.issuer, subject: claims.subject }, fresh).catch(
    (error: unknown) => {
      if (isNotOpenedError(error)) return null;
      throw error;
    },
  );
  if (orCreateArrival === null) return c.redirect(toScreenAddress('onboarding', language), 303);
  const { user } = orCreateArrival;
  if (user.status !== 'active') throw new LaunchRefused('account closed');
  if ((await startLaunchedSession(c, user)) === 'locked')
    return c.redirect(toScreenAddress('lock', user.language), 303);
  return c.redirect(toScreenAddress(user.isNewFromHti ? 'onboarding-hti' : 'programme', user.language), 303);
}

/** Launches a user from a portal. A refusal is shown as a page, because the request comes from a browser. */
async function launch(c: ApiContext): Promise<Response> {
  c.header('Cache-Control', 'no-store');
  try {
    return await openLaunchedSession(c, await requireLaunchConfig(c));
  } catch (error) {
    if (!(error instanceof ApiError || error instanceof LaunchRefused)) throw error;
    const reason = error instanceof ApiError ? error.key : error.message;
    c.var.system.log({ event: 'arrival-refused', by: 'launch', reason });
    const { domain, language } = c.var;
    return c.redirect(toScreenAddress('hti-failed', domain.languages.includes(language) ? language : 'nl'), 303);
  }
}

interface FollowUp {
  readonly name: string | null;
  readonly mail: string | null;
  /** Consent of the user; null if it was given before. */
  readonly consent: ConsentColumns | null;
  /** Lock code of a new account; null if the provider requires none. */
  readonly code: string | null;
}

function readFollowUp(c: ApiContext, user: User, body: WireBody): FollowUp {
  const sent = { name: readPlainText(body, 'name'), mail: readPlainText(body, 'mail') };
  return collectViolations(c, { textKey: 'start.errors' }, (refuse) => {
    const name = readText(sent.name);
    if (!name.ok && name.error !== 'required') refuse('name', name.error);
    const mail = sent.mail.trim() === '' ? null : readMailChange(c, sent.mail, user.mail, refuse);
    const consent = needsConsent(user) ? requireConsent(c, body, refuse) : null;
    const code = needsLockCode(c, user) ? readLockCode(readPlainText(body, 'code')) : null;
    if (code?.ok === false) refuse('code', code.error);
    return { name: name.ok ? name.value : null, mail, consent, code: code?.ok ? code.value : null };
  });
}

/** Reads the form after the first launch, once: consent, required lock code, and the optional name and address. */
async function handleFollowUp(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  await assertHtiEnabled(c);
  const user = await requireUser(c);
  if (!user.isNewFromHti) throw new ApiError(403, 'forbidden');
  const body = await readRequest(c, registerHti);
  const { name, mail, consent, code } = readFollowUp(c, user, body);
  if (consent !== null) await assertOpen(system);
  if (mail !== null) await limitCredentialChanges(c, user.uid, mail);
  const lockCode =
    code === null ? null : await runInPasswordSlot(() => encryptLockCode(system, user.uid, code), 'known');
  const changes = await system.jobs.transact(async (tx) => {
    const previousUser = await lockUser(tx, user.uid);
    const input = { ...(name === null ? {} : { name }), ...(lockCode === null ? {} : { lockCode }) };
    const set = { isNewFromHti: false, changedAt: system.now(), ...input };
    await tx.update(users).set(set).where(eq(users.uid, user.uid));
    if (consent !== null) await storeConsent(tx, previousUser, consent);
    if (mail !== null) await moveAddress(c, tx, previousUser, mail);
    return lockUser(tx, user.uid);
  });
  return showOwnUser(c, changes);
}

export const htiRoutes: readonly Route[] = [
  { ...serve(launchHti, launch), from: 'any-site' },
  serve(registerHti, handleFollowUp),
];
