import type { ServerResponse } from 'node:http';
import type { Site } from './hosts.ts';

type Header = readonly [name: string, value: string];

/** Path for the browsers' reports of policy violations; older browsers use it through `report-uri`. */
export const REPORTS_PATH = '/policy-reports';
const REPORTING = `; report-uri ${REPORTS_PATH}; report-to policy`;

/** Default policy: no scripts, connections or frames; allowed are our style sheet, its font and drawings. */
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

/** Returns the headers of all responses: pages, files, the API and errors. */
export function getCommonHeaders(secure: boolean): readonly Header[] {
  return secure ? [...ALWAYS, HSTS] : ALWAYS;
}

/** Returns the policy of a page, extended with directives for frames and reports, which require a header. */
export function getClosedPolicy(policy: string | undefined): string {
  if (!policy) return STRICT_CSP + REPORTING;
  const closed = /frame-ancestors/.test(policy) ? policy : `${policy.replace(/;\s*$/, '')}; frame-ancestors 'none'`;
  return closed + REPORTING;
}

/** Returns the policy of a page, extended with one more host that the page may connect to. */
export const allowConnectionsTo = (policy: string, origin: string): string =>
  policy.replace(/connect-src 'self'/, `connect-src 'self' ${origin}`);

/** Sets the common headers on a response of another handler; headers that it sets take precedence. */
export function setCommonHeaders(res: ServerResponse, site: Pick<Site, 'secure'>): void {
  for (const [name, value] of getCommonHeaders(site.secure)) res.setHeader(name, value);
  res.setHeader('content-security-policy', getClosedPolicy(undefined));
}
