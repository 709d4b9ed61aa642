/** Cookie consent of a visitor; null until the visitor chooses. */
interface Consent {
  readonly preferences: boolean;
  readonly video: boolean;
}

const HALF_A_YEAR = 180 * 24 * 60 * 60;

export function readCookie(name: string): string | null {
  const match = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return match === undefined ? null : match.slice(name.length + 1);
}

export function readConsentCookie(): Consent | null {
  const [, preferences, video] = /^p([01])v([01])$/.exec(readCookie('consent') ?? '') ?? [];
  return preferences === undefined ? null : { preferences: preferences === '1', video: video === '1' };
}

/**
 * Stores a preference if the visitor consented: in the browser immediately, and by the server, because Safari shortens
 * the lifetime of cookies set by scripts.
 */
export function storePreference(name: 'language' | 'hidden_alerts', value: string): void {
  if (!readConsentCookie()?.preferences) return;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not there in every browser
  document.cookie = `${name}=${value}; Max-Age=${HALF_A_YEAR}; Path=/; SameSite=Lax${secure}`;
  navigator.sendBeacon?.('/cookies', new URLSearchParams({ kept: name, value }));
}
