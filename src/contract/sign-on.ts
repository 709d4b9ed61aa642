import { object } from 'yup';
import type { Language } from '#src/domains/domain.ts';
import { defineOperation } from './operation.ts';
import { getConsentFields, readOwnUser, wrapField } from './own-user.ts';
import { UnreadableResponseError } from './result.ts';
import { readRecord } from './wire.ts';

interface GetSignOnUrlInput {
  /** The page to return to after the sign-on. */
  readonly destination?: string | null;
}

/** Returns the login URL of another organisation. */
export const getSignOnUrl = defineOperation({
  name: 'get-sign-on-url',
  method: 'GET',
  route: '/oauth/generate-url',
  access: 'anyone',
  query: ({ destination }: GetSignOnUrlInput) => (destination ? [['destination', destination]] : []),
  read: ({ body }): { readonly redirect: string } => {
    const { redirect } = readRecord(body, 'sign-on');
    if (typeof redirect !== 'string' || !/^https?:\/\//.test(redirect)) {
      throw new UnreadableResponseError('malformed', 'no address');
    }
    return { redirect };
  },
  errors: { 503: 'the domain has no single sign-on, or its service does not respond' },
});

/** Redirect URI of single sign-on; responds with a redirect to a page, never with data. */
export const returnFromSignOn = defineOperation({
  name: 'return-from-sign-on',
  method: 'GET',
  route: '/oauth/callback',
  access: 'anyone',
  redirect: 'read',
  query: ({ search }: { readonly search: readonly (readonly [string, string])[] }) => search,
  read: ({ location }) => ({ location }),
});

/**
 * Launches a user from a portal: a cross-site form POST with a signed token. Redirects to a page; to an error page if
 * the token is invalid, expired or used, or the domain has no HTI.
 */
export const launchHti = defineOperation({
  name: 'launch-hti',
  method: 'POST',
  route: '/hti/launch',
  access: 'anyone',
  csrf: false,
  redirect: 'read',
  read: ({ location }) => ({ location }),
});

interface RegisterHtiInput {
  readonly body: { readonly name: string; readonly mail: string; readonly code?: string };
  /** Language in which the user agreed to `CONSENT_WORDINGS` and stated to be 18 or older; null without consent. */
  readonly consentIn: Language | null;
}

/**
 * Completes the follow-up of a first launch by HTI, once: name and address, both optional, the consent unless it was
 * given before, and a lock code if the provider requires it.
 */
export const registerHti = defineOperation({
  name: 'register-hti',
  method: 'POST',
  route: '/hti/register',
  access: 'participant',
  request: object(),
  body: ({ body, consentIn }: RegisterHtiInput) => ({
    ...body,
    ...(consentIn === null ? {} : getConsentFields(consentIn)),
  }),
  read: ({ body }) => readOwnUser(body),
  errors: { 403: 'not a new HTI account', 404: 'HTI is off in this domain', 422: 'invalid values, one line per field' },
});

/** Changes the email address of a single sign-on user; no password is required. */
export const updateSsoUser = defineOperation({
  name: 'update-sso-user',
  method: 'PATCH',
  route: '/zelfhulp-hti/update-user',
  access: 'participant',
  body: ({ body }: { readonly body: { readonly mail: string } }) => ({ mail: wrapField(body.mail) }),
  read: ({ body }) => readOwnUser(body),
  errors: { 403: 'not logged in by single sign-on', 422: 'the address is invalid' },
});
