import { LANGUAGES, type Language } from '#src/domains/domain.ts';

/** A visitor's consent; undefined until the visitor chooses (docs/specification.md, section 8 and "Privacy"). */
interface Consent {
  readonly preferences: boolean;
  readonly video: boolean;
}

const HALF_A_YEAR = 180 * 24 * 60 * 60;

/** Returns the value of a cookie, or undefined. Our own values need no decoding. */
export function findCookie(header: string | undefined, name: string): string | undefined {
  if (!header?.includes(`${name}=`)) return undefined;
  for (const part of header.split(';')) {
    const [key, value] = part.split('=', 2);
    if (key?.trim() === name) return value?.trim();
  }
  return undefined;
}

export function getConsent(header: string | undefined): Consent | null {
  const [, preferences, video] = /^p([01])v([01])$/.exec(findCookie(header, 'consent') ?? '') ?? [];
  return preferences ? { preferences: preferences === '1', video: video === '1' } : null;
}

/** Returns the preferred language that a visitor consented to store; undefined without consent. */
export function getPreferredLanguage(header: string | undefined): Language | undefined {
  const language = findCookie(header, 'language');
  return getConsent(header)?.preferences ? LANGUAGES.find((option) => option === language) : undefined;
}

const getAttributes = (secure: boolean) => `Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;

/** Returns the Set-Cookie value of a cookie that scripts may read (not HttpOnly); it does not identify a user. */
export function formatCookie(name: string, value: string, secure: boolean): string {
  return `${name}=${value}; Max-Age=${HALF_A_YEAR}; ${getAttributes(secure)}`;
}

export function expireCookie(name: string, secure: boolean): string {
  return `${name}=; Max-Age=0; ${getAttributes(secure)}`;
}
