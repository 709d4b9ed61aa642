import * as oidc from 'openid-client';
import { getSignOnUrl } from '#src/contract/get-sign-on-url.ts';
import { returnFromSignOn } from '#src/contract/return-from-sign-on.ts';
import type { DomainKey, Language } from '#src/domains/domain.ts';
import { localisedPath } from '#src/i18n/paths.ts';
import { pathsOf } from '#src/screens/paths-of.ts';
import { privateAnswer } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import { API_BASE, type ApiContext } from '../../http/request.ts';
import { type Route, serve } from '../../http/route.ts';
import { pageAddress } from '../../mail/addresses.ts';
import { findOrMakeArrival } from '../accounts/arrive.ts';
import { isNotOpened } from '../opening/is-open.ts';
import { startSession } from '../sessions/start-session.ts';
import { loadIssuer } from './provider.ts';
import { keepState, takeState } from './state.ts';

/** The address of a screen, with its language. */
const pageOf = (screen: string, language: Language, query = ''): string =>
  localisedPath(pathsOf(screen)[language], language) + query;

const failedPage = (language: Language) =>
  pageOf('login', language, language === 'nl' ? '?sso=mislukt' : '?sso=failed');

/** Each domain has its own, because the session has to be set on its host; the provider knows them all. */
const redirectUri = (c: ApiContext, domain: DomainKey) =>
  pageAddress(c.var.system.config.accounts.publicUrl, { domain, language: 'nl', path: `${API_BASE}/oauth/callback` });

function unavailable(): never {
  throw new ApiError(503, 'unavailable', { 'Retry-After': '30' });
}

async function providerHere(c: ApiContext): Promise<oidc.Configuration> {
  if (c.var.domain.variant === 'professional') unavailable();
  return (await loadIssuer(c.var.system).catch(unavailable)) ?? unavailable();
}

/** Begins a sign-on: code flow with PKCE, state and nonce. */
async function showUrl(c: ApiContext): Promise<Response> {
  const provider = await providerHere(c);
  const secrets = { verifier: oidc.randomPKCECodeVerifier(), nonce: oidc.randomNonce() };
  const state = oidc.randomState();
  await keepState(c, state, secrets);
  const url = oidc.buildAuthorizationUrl(provider, {
    redirect_uri: redirectUri(c, c.var.domain.key),
    scope: 'openid',
    state,
    nonce: secrets.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(secrets.verifier),
    code_challenge_method: 'S256',
  });
  return privateAnswer(c, { redirect: url.href });
}

async function identify(c: ApiContext) {
  const { system, domain } = c.var;
  const state = c.req.query('state') ?? '';
  const begun = await takeState(c, state);
  if (!begun) return null;
  const came = new URL(redirectUri(c, domain.key));
  came.search = new URL(c.req.url).search;
  came.searchParams.delete('_format');
  const checks = { pkceCodeVerifier: begun.verifier, expectedNonce: begun.nonce, expectedState: state };
  const tokens = await oidc.authorizationCodeGrant(await providerHere(c), came, { ...checks, idTokenExpected: true });
  const claims = tokens.claims();
  // All users without a subject would share one account.
  if (!claims || claims.sub.trim() === '') return null;
  const fresh = { language: begun.language, name: system.config.accounts.sso?.name ?? null, isNewFromHti: false };
  return {
    language: begun.language,
    ...(await findOrMakeArrival(c, { issuer: claims.iss, subject: claims.sub }, fresh)),
  };
}

/** Ends a sign-on: opens a session and redirects to the programme, or to the tour on the first arrival. */
async function comeBack(c: ApiContext): Promise<Response> {
  c.header('Cache-Control', 'no-store');
  const found = await identify(c).catch((error: unknown) => (isNotOpened(error) ? 'closed' : null));
  if (found === 'closed') return c.redirect(pageOf('onboarding', c.var.language), 303);
  const failed = () => c.redirect(failedPage(found?.language ?? c.var.language), 303);
  if (found?.user.status !== 'active') return failed();
  try {
    await startSession(c, found.user, false);
  } catch (error) {
    if (error instanceof ApiError) return failed();
    throw error;
  }
  return c.redirect(pageOf(found.isNew ? 'welcome' : 'programme', found.language), 303);
}

export const ssoRoutes: readonly Route[] = [serve(getSignOnUrl, showUrl), serve(returnFromSignOn, comeBack)];
