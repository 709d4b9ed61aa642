import { expect, it } from 'vitest';
import { createWeekLinks } from '#src/cms/modules/week-links/create-links.ts';
import { addDays } from '#src/rules/calendar/calendar-date.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import { getMonday } from '#src/rules/calendar/week.ts';
import { openDialog } from '#tests/support/http.ts';
import { createAccount } from '#tests/support/make-account.ts';
import { withContentSystem } from '#tests/support/with-content-system.ts';
import { getProduct, getProductPort } from './product.ts';

type Headers = Readonly<Record<string, string>>;

const BROWSER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120 Safari/537.36';

/** Programs that open the links of a mail before its reader, by their headers. */
const SCANNERS: readonly (readonly [name: string, method: 'GET' | 'HEAD', headers: Headers])[] = [
  ['a browser', 'GET', { 'user-agent': BROWSER }],
  ['Safe Links', 'GET', { 'user-agent': BROWSER, 'x-forwarded-for': '40.94.0.1', accept: '*/*' }],
  ['Safe Links, looking', 'HEAD', { 'user-agent': BROWSER }],
  ['Exchange', 'GET', { 'user-agent': 'Microsoft Exchange/15.20' }],
  ['Proofpoint', 'GET', { 'user-agent': 'Mozilla/5.0 (compatible; Proofpoint URL Defense)' }],
  ['Mimecast', 'HEAD', { 'user-agent': 'Mimecast' }],
  ['Barracuda', 'GET', { 'user-agent': 'BarracudaCentral/1.0', connection: 'close' }],
  ['Symantec', 'GET', { 'user-agent': 'Symantec Email Security', 'accept-encoding': 'identity' }],
  ['Google', 'GET', { 'user-agent': 'GoogleImageProxy' }],
  ['Apple', 'GET', { 'user-agent': 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko)' }],
  ['Slack', 'GET', { 'user-agent': 'Slackbot-LinkExpanding 1.0', range: 'bytes=0-32768' }],
  ['WhatsApp', 'GET', { 'user-agent': 'WhatsApp/2.23' }],
  ['Facebook', 'GET', { 'user-agent': 'facebookexternalhit/1.1' }],
  ['Teams', 'GET', { 'user-agent': 'SkypeUriPreview Preview/0.5' }],
  ['curl', 'GET', { 'user-agent': 'curl/8.5', accept: '*/*' }],
  ['a program without a name', 'GET', {}],
  ['a prefetch', 'GET', { 'user-agent': BROWSER, purpose: 'prefetch' }],
  ['a prerender', 'GET', { 'user-agent': BROWSER, 'sec-purpose': 'prefetch;prerender' }],
  ['an older prefetch', 'GET', { 'user-agent': BROWSER, 'x-moz': 'prefetch' }],
  ['a conditional request', 'GET', { 'user-agent': BROWSER, 'if-none-match': '"x"', 'if-modified-since': 'now' }],
];

/** Returns all rows of an account that its link could change, by table; jobs of the product may create another link. */
const readAll = (uid: number, monday: string) =>
  withContentSystem(getProduct(), async ({ database }) => {
    const tables = ['week_consents', 'registrations', 'sessions'];
    const selects = tables.map(
      (name) => `(select coalesce(json_agg(t), '[]') from ${name} t where t.uid = $1) ${name}`,
    );
    const { rows } = await database.pool.query(
      `select notifications, validated_at, active_at, to_json(l) link, ${selects.join(', ')}
       from users u join week_links l using (uid) where u.uid = $1 and l.monday = $2::date - 7`,
      [uid, monday],
    );
    return rows;
  });

it('scanners of mail, previews and prefetches change nothing, and follow every link of the page', async () => {
  const monday = getMonday(getAmsterdamDate(new Date()));
  const start = addDays(monday, -20);
  const { uid, token } = await withContentSystem(getProduct(), async (system) => {
    const fields = { role: 'client', domain: 'alcohol', registrationsStart: start, programStart: start } as const;
    const account = await createAccount(system, { ...fields, notifications: ['week_mail'] });
    const reader = { uid: account.uid, language: 'nl', dayStartsAt: 0 } as const;
    const tokens = await system.database.db.transaction((tx) => createWeekLinks(system, tx, [reader], monday));
    return { uid: account.uid, token: tokens.get(account.uid) ?? '' };
  });
  const weekBefore = await readAll(uid, monday);
  expect(weekBefore).toHaveLength(1);
  const port = getProductPort();
  const host = `localhost:${port}`;
  const statuses: (readonly [string, number])[] = [];
  let page = '';
  for (const [name, method, headers] of SCANNERS) {
    const answer = await openDialog({ port, host, path: `/w/${token}?lang=nl`, method, headers });
    statuses.push([name, answer.status]);
    if (method === 'GET') page = answer.text;
  }
  expect(statuses).toEqual(SCANNERS.map(([name]) => [name, 200]));
  const links = [...page.matchAll(/href="([^"]*)"/g)].map(
    ([, href = '']) => new URL(href.replaceAll('&amp;', '&'), `http://${host}/w/${token}`),
  );
  const ownLinks = links.filter((link) => link.host === host);
  for (const { pathname, search } of ownLinks) await openDialog({ port, host, path: pathname + search });
  // A sandbox that clicks the button sends the form unchanged: without an amount.
  const body = { 'content-type': 'application/x-www-form-urlencoded', origin: `http://${host}` };
  const pressedKeys = await openDialog({ port, host, path: `/w/${token}`, method: 'POST', headers: body, body: '' });
  expect(pressedKeys.status).toBe(400);
  expect(await readAll(uid, monday)).toEqual(weekBefore);
});
