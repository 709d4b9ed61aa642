import { FRAME_COOKIE } from '#src/contract/frame-cookie.ts';
import { readHint } from './hint.ts';

/** The user's current position in the programme: its landscape, as last shown. */
export interface CurrentPosition {
  /** Path of the page, which determines the language. */
  readonly path: string;
  /** Name of the drawing, and the path of its file. */
  readonly scene: string;
  /** Time of day of the landscape. */
  readonly light: string;
  readonly href: string;
  /** True if phones show no drawing. */
  readonly isPlain?: true;
}

/** User data that a page may show before the content system responds; rendered by `shell/before-paint.js`. */
export interface FirstFrame {
  readonly avatar?: string;
  readonly place?: CurrentPosition;
}

const MONTH = 30 * 86_400;

/** Returns the frame cookie among the page's cookies; empty if there is none. */
export function findFrameCookie(cookies: string): string {
  return cookies.split('; ').find((cookie) => cookie.startsWith(`${FRAME_COOKIE}=`)) ?? '';
}

/** Parses the cookie; returns an empty frame if it is unreadable. */
export function parseFrame(cookie: string): FirstFrame {
  try {
    return JSON.parse(decodeURIComponent(cookie.slice(FRAME_COOKIE.length + 1))) as FirstFrame;
  } catch {
    return {};
  }
}

/** Stores the current frame for the next page, while the user is logged in. */
export function storeFirstFrame(displayedFirstFrame: FirstFrame): void {
  if (readHint(document.cookie) === null) return;
  const cookie = findFrameCookie(document.cookie);
  const value = encodeURIComponent(JSON.stringify({ ...parseFrame(cookie), ...displayedFirstFrame }));
  if (cookie === `${FRAME_COOKIE}=${value}`) return;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet
  document.cookie = `${FRAME_COOKIE}=${value}; path=/; max-age=${MONTH}; SameSite=Lax${secure}`;
}

/** Deletes the cookie after the user logged out. */
export function eraseFrame(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet
  document.cookie = `${FRAME_COOKIE}=; path=/; max-age=0`;
}
