import type { IncomingMessage, ServerResponse } from 'node:http';
import { findSafeDestination } from '#src/contract/safe-destination.ts';
import { LANGUAGES } from '#src/domains/domain.ts';
import { expireCookie, formatCookie, getConsent } from './cookies.ts';
import { setCommonHeaders } from './headers.ts';
import type { Site } from './hosts.ts';
import { isFromOwnSite, readPostedForm } from './posted-form.ts';

export const CONSENT_PATH = '/cookies';

const isSwitchedOn = (value: string | null) => value === '1' || value === 'on' || value === 'true';

const PATTERNS = { language: new RegExp(`^(?:${LANGUAGES.join('|')})$`), hidden_alerts: /^[\w.-]{1,3000}$/ } as const;
const isPreference = (name: string | null): name is keyof typeof PATTERNS =>
  name !== null && Object.hasOwn(PATTERNS, name);

/**
 * Returns the cookie of a preference that a script has already set, so that the server sets it again: Safari limits
 * cookies of scripts to a week. Null for other forms.
 */
function toStoredCookie(form: URLSearchParams, { headers }: IncomingMessage, site: Site): readonly string[] | null {
  const [name, value] = [form.get('kept'), form.get('value') ?? ''];
  if (!isPreference(name)) return null;
  const isAgreed = getConsent(headers.cookie)?.preferences && PATTERNS[name].test(value);
  return isAgreed ? [formatCookie(name, value, site.secure)] : [];
}

/**
 * Saves the choice of the cookie banner or the cookie page, submitted as a native form (docs/specification.md, section
 * 8): sets `consent`, deletes cookies without consent, and redirects back. Returns false for other requests.
 */
export async function handleConsentForm(req: IncomingMessage, res: ServerResponse, site: Site): Promise<boolean> {
  const form = isFromOwnSite(req, site) ? await readPostedForm(req) : null;
  if (!form) return false;
  const storedCookie = toStoredCookie(form, req, site);
  if (storedCookie !== null) {
    setCommonHeaders(res, site);
    res.writeHead(204, { 'set-cookie': [...storedCookie], 'cache-control': 'no-store' });
    res.end();
    return true;
  }
  // The question of a video leaves an earlier consent to preferences as it was.
  const isKept = form.get('keep') === 'preferences' && getConsent(req.headers.cookie)?.preferences === true;
  const [preferences, video] = [isKept || isSwitchedOn(form.get('preferences')), isSwitchedOn(form.get('video'))];
  const cookies = [formatCookie('consent', `p${Number(preferences)}v${Number(video)}`, site.secure)];
  if (!preferences) cookies.push(expireCookie('language', site.secure), expireCookie('hidden_alerts', site.secure));
  setCommonHeaders(res, site);
  res.writeHead(303, {
    location: findSafeDestination(form.get('destination'), site.origin) ?? '/',
    'set-cookie': cookies,
    'cache-control': 'no-store',
    'content-length': '0',
  });
  res.end();
  return true;
}
