import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;

/** Number of half minutes by which a clock may differ in either direction. */
const WINDOW = 1;

/** Number of bytes of a secret: 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;

const createTotp = (secret: string, label = '') =>
  new TOTP({ issuer: 'Zelfhulp', label, secret: Secret.fromBase32(secret), digits: 6, period: PERIOD_SECONDS });

/** Creates a secret for an app, in base32. */
export const createAppSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** Returns the content of the app's QR code; `label` distinguishes accounts in the app. */
export const toTotpUri = (secret: string, label: string): string => createTotp(secret, label).toString();

/** Returns the half minute at which a code is valid, counted from 1970; null if it is not valid now (RFC 6238). */
export function findCodeStep(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const timestamp = now.getTime();
  const delta = createTotp(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / 1_000 / PERIOD_SECONDS) + delta;
}

/** Returns the code that an app shows at a given time. */
export const generateCode = (secret: string, now: Date): string =>
  createTotp(secret).generate({ timestamp: now.getTime() });
