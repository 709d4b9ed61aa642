import * as oidc from 'openid-client';
import { findSafeDestination } from '#src/contract/safe-destination.ts';
import { getSignOnUrl, returnFromSignOn } from '#src/contract/sign-on.ts';
import type { DomainKey, Language } from '#src/domains/domain.ts';
import { toLocalisedPath } from '#src/i18n/paths.ts';
import { getScreenPaths } from '#src/screens/screen-paths.ts';
import { getDatabaseErrorCode } from '../../db/unavailable.ts';
import { respondPrivately } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import { API_BASE, type ApiContext } from '../../http/request.ts';
import { type Route, serve } from '../../http/route.ts';
import { getPageUrl } from '../../mail/addresses.ts';
import { findOrCreateSsoUser } from '../accounts/sso-user.ts';
import { isNotOpenedError } from '../opening/is-open.ts';
import { hasLogoutMark, removeLogoutMark } from '../sessions/logout-mark.ts';
import { startSession } from '../sessions/start-session.ts';
import { loadIssuer } from './provider.ts';
import { claimSignOnState, type SignOnSecrets, storeSignOnState } from './state.ts';

/** Returns the URL of a screen, with its language. */
const toSsoScreenAddress = (screen: string, language: Language, query = ''): string =>
  toLocalisedPath(getScreenPaths(screen)[language], language) + query;

/** Returns the login URL, with the page to return to, and the mark of a failure. */
function toSsoLoginAddress(language: Language, destination: string | null, hasFailed: boolean): string {
  const query = new URLSearchParams();
  if (hasFailed) query.set('sso', language === 'nl' ? 'mislukt' : 'failed');
  if (destination !== null) query.set('destination', destination);
  return toSsoScreenAddress('login', language, query.size === 0 ? '' : `?${query}`);
}

/**
 * Returns the redirect URI, which differs by domain because the session has to be set on its host; the provider knows
 * them all.
 */
const toRedirectUri = (c: ApiContext, domain: DomainKey) =>
  getPageUrl(c.var.system.config.accounts.publicUrl, { domain, language: 'nl', path: `${API_BASE}/oauth/callback` });

function throwUnavailable(): never {
  throw new ApiError(503, 'unavailable', { 'Retry-After': '30' });
}

async function readProvider(c: ApiContext): Promise<oidc.Configuration> {
  if (c.var.domain.variant === 'professional') throwUnavailable();
  return (await loadIssuer(c.var.system).catch(throwUnavailable)) ?? throwUnavailable();
}

/** Maximum length of the path of a page to return to, in characters. */
const MAX_DESTINATION = 1_000;

/** Reads the page to return to; null if none is given, and for a URL that is not a page of this host. */
function readDestination(c: ApiContext): string | null {
  const path = findSafeDestination(c.req.query('destination') ?? null, c.var.origin);
  if (path === null || path.length > MAX_DESTINATION) return null;
  return path.startsWith(`${API_BASE}/`) || path.includes('/user/logout') ? null : path;
}

/**
 * Starts a sign-on: code flow with PKCE, state and nonce. After a logout in this browser the provider has to
 * authenticate again, as its session may be that of another user of the computer.
 */
async function showUrl(c: ApiContext): Promise<Response> {
  const provider = await readProvider(c);
  const random = { verifier: oidc.randomPKCECodeVerifier(), nonce: oidc.randomNonce() };
  const secrets = { ...random, destination: readDestination(c) };
  const state = oidc.randomState();
  await storeSignOnState(c, state, secrets);
  const url = oidc.buildAuthorizationUrl(provider, {
    redirect_uri: toRedirectUri(c, c.var.domain.key),
    scope: 'openid',
    state,
    nonce: secrets.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(secrets.verifier),
    code_challenge_method: 'S256',
    ...(hasLogoutMark(c) ? { prompt: 'login' } : {}),
  });
  return respondPrivately(c, { redirect: url.href });
}

/** Returns the reason of a failed sign-on: the code of its error, which does not identify a user. */
const getFailureReason = (error: unknown): string => getDatabaseErrorCode(error) ?? 'failed';

async function identify(c: ApiContext, signOnSecrets: SignOnSecrets, language: Language) {
  const { system, domain } = c.var;
  const came = new URL(toRedirectUri(c, domain.key));
  came.search = new URL(c.req.url).search;
  came.searchParams.delete('_format');
  const state = c.req.query('state') ?? '';
  const checks = { pkceCodeVerifier: signOnSecrets.verifier, expectedNonce: signOnSecrets.nonce, expectedState: state };
  const tokens = await oidc.authorizationCodeGrant(await readProvider(c), came, { ...checks, idTokenExpected: true });
  const claims = tokens.claims();
  // All users without a subject would share one account.
  if (!claims || claims.sub.trim() === '') return 'no subject';
  const fresh = { language, name: system.config.accounts.sso?.name ?? null, isNewFromHti: false };
  return findOrCreateSsoUser(c, { issuer: claims.iss, subject: claims.sub }, fresh);
}

/**
 * Completes a sign-on: opens a session and redirects to the requested page, else to the programme, or to the tour on
 * the first arrival. A sign-on that the user cancelled returns to the login without a failure.
 */
async function handleReturn(c: ApiContext): Promise<Response> {
  c.header('Cache-Control', 'no-store');
  const started = await claimSignOnState(c, c.req.query('state') ?? '');
  if (started === null) return c.redirect(toSsoLoginAddress(c.var.language, null, true), 303);
  const { language, destination } = started;
  if (c.req.query('error') === 'access_denied') return c.redirect(toSsoLoginAddress(language, destination, false), 303);
  const fail = (reason: string) => {
    c.var.system.log({ event: 'arrival-refused', by: 'sign-on', reason });
    return c.redirect(toSsoLoginAddress(language, destination, true), 303);
  };
  const match = await identify(c, started, language).catch((error: unknown) =>
    isNotOpenedError(error) ? 'closed' : getFailureReason(error),
  );
  if (match === 'closed') return c.redirect(toSsoScreenAddress('onboarding', language), 303);
  if (typeof match === 'string') return fail(match);
  if (match.user.status !== 'active') return fail('account closed');
  try {
    await startSession(c, match.user, false);
  } catch (error) {
    if (error instanceof ApiError) return fail('account closed');
    throw error;
  }
  removeLogoutMark(c);
  return c.redirect(
    match.isNew ? toSsoScreenAddress('welcome', language) : (destination ?? toSsoScreenAddress('programme', language)),
    303,
  );
}

export const ssoRoutes: readonly Route[] = [serve(getSignOnUrl, showUrl), serve(returnFromSignOn, handleReturn)];
