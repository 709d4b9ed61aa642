import type { ServerResponse } from 'node:http';
import type { Site } from './hosts.ts';

type Header = readonly [name: string, value: string];

/** Path of the browsers' reports of policy violations: by reporting endpoint, and by path for older browsers. */
export const REPORTS_PATH = '/policy-reports';
const REPORTING = `; report-uri ${REPORTS_PATH}; report-to policy`;

/**
 * For responses without their own policy: nothing may run, load or frame, except our style sheet, its font and
 * drawings.
 */
const STRICT_CSP =
  "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const ALWAYS: readonly Header[] = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'same-origin'],
  [
    'permissions-policy',
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  ],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['reporting-endpoints', `policy="${REPORTS_PATH}"`],
];

const HSTS: Header = ['strict-transport-security', 'max-age=63072000; includeSubDomains'];

/** Headers common to every response: pages, files, the API and errors alike. */
export function commonHeaders(secure: boolean): readonly Header[] {
  return secure ? [...ALWAYS, HSTS] : ALWAYS;
}

/** A page's own policy, without framing and with its reports: these need a header instead of a meta tag. */
export function closedPolicy(policy: string | undefined): string {
  if (!policy) return STRICT_CSP + REPORTING;
  const closed = /frame-ancestors/.test(policy) ? policy : `${policy.replace(/;\s*$/, '')}; frame-ancestors 'none'`;
  return closed + REPORTING;
}

/** A page's own policy, allowing one more host that the page sends to. */
export const allowConnections = (policy: string, origin: string): string =>
  policy.replace(/connect-src 'self'/, `connect-src 'self' ${origin}`);

/** Sets the common headers on a response of another handler; its own headers take precedence. */
export function setCommonHeaders(res: ServerResponse, site: Pick<Site, 'secure'>): void {
  for (const [name, value] of commonHeaders(site.secure)) res.setHeader(name, value);
  res.setHeader('content-security-policy', closedPolicy(undefined));
}
