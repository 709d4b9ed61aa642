import { expect, it } from 'vitest';
import { OPERATIONS } from '#src/contract/operations.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { toLocalisedPath } from '#src/i18n/paths.ts';
import { DESK_SCREENS } from '#src/screens/desk/index.ts';
import { SCREENS } from '#src/screens/index.ts';
import { type Answer, openDialog } from '#tests/support/http.ts';
import { getProductPort } from './product.ts';

const get = (label: string, path: string) =>
  openDialog({ port: getProductPort(), host: `${label}localhost:${getProductPort()}`, path });

const ALWAYS = {
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^same-origin$/,
  'permissions-policy': /accelerometer=\(\), camera=\(\), .*geolocation=\(\), gyroscope=\(\), .*microphone=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'content-security-policy': /frame-ancestors 'none'; report-uri \/policy-reports; report-to policy$/,
  'reporting-endpoints': /^policy="\/policy-reports"$/,
} as const;

/** Returns true for screens in which the page editor writes styles. */
const writesStyles = (path: string) =>
  DESK_SCREENS.some((deskScreen) => deskScreen.writesStyles && path.includes('/beheer'));

/** Allowed sources of a policy: the site, inline data, hashes; only videos come from other hosts. */
const OWN = /^('self'|'none'|'sha256-[\w+/=]+'|data:|blob:|'strict-dynamic')$/;

function readForeign(policy: string): readonly string[] {
  return policy.split(';').flatMap((directive) => {
    const [name = '', ...sources] = directive.trim().split(/\s+/);
    // Reports are sent to the site.
    if (name === 'report-uri' || name === 'report-to')
      return /^(\/policy-reports|policy)$/.test(sources.join(' ')) ? [] : [directive];
    return name === 'frame-src'
      ? []
      : sources.filter((source) => !OWN.test(source)).map((source) => `${name} ${source}`);
  });
}

/** Returns the URLs that a browser fetches automatically for this page from other hosts. */
const fetched = (html: string) =>
  [
    ...html.matchAll(
      /<(?:script|img|iframe|source|video|audio|embed|object|link)\b[^>]*\b(?:src|href|srcset|data)="(https?:)?\/\/([^"]+)"/g,
    ),
  ]
    .filter(([tag]) => !/rel="(canonical|alternate)"/.test(tag))
    .map(([tag]) => tag)
    .filter((tag) => !/localhost/.test(tag));

function expectClosed(path: string, { status, headers, text }: Answer): void {
  for (const [name, value] of Object.entries(ALWAYS))
    expect(headers[name], `${name} on ${status} ${path}`).toMatch(value);
  const allowedValues = writesStyles(path) ? ["style-src 'unsafe-inline'"] : [];
  const foreign = readForeign(String(headers['content-security-policy'])).filter(
    (item) => !allowedValues.includes(item),
  );
  expect(foreign, `the policy of ${path}`).toEqual([]);
  expect(fetched(text), path).toEqual([]);
}

/** Returns a path with a value for each parameter. */
const fillText = (path: string) => path.replaceAll(/:\w+/g, '1');

for (const domain of DOMAINS) {
  it(`every screen of ${domain.key}, whether it is there or not, is closed to other sites and asks nothing of them`, async () => {
    for (const { paths } of SCREENS) {
      const urls = [paths.nl, ...(paths.en ? [toLocalisedPath(paths.en, 'en')] : [])].map(fillText);
      for (const path of urls) expectClosed(path, await get(`${domain.label}.`, path));
    }
  });
}

it('every screen of the desk is, with styles for the page editor alone', async () => {
  for (const { path } of DESK_SCREENS) {
    expectClosed(path, await get('', fillText(path)));
  }
});

it('every call is, whatever it answers; what is not for everybody is kept nowhere', async () => {
  for (const { route, access, method } of OPERATIONS) {
    const answer = await get('alcohol.', `/api/nl${fillText(route)}?_format=json`);
    expectClosed(route, answer);
    if (access !== 'anyone' && method === 'GET') expect(answer.headers['cache-control'], route).toBe('no-store');
  }
});
