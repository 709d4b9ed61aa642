import { randomUUID } from 'node:crypto';
import { getConsentFields } from '#src/contract/own-user.ts';
import { openDialog } from '#tests/support/http.ts';
import type { BenchServer } from './child.ts';

/** A cookie in the format of a browser context. */
export interface VisitorCookie {
  readonly name: string;
  readonly value: string;
  readonly url: string;
}

const DAYS = 21;
const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** Returns functions to call the product at a host, with the same origin as a browser. */
function getCalls(port: number, host: string) {
  let cookie = '';
  let token = '';
  const send = async (method: string, path: string, body?: unknown) => {
    const headers = {
      cookie,
      'x-csrf-token': token,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    };
    const position = { port, host: `${host}:${port}`, path: `/api/nl${path}?_format=json`, method, headers };
    const answer = await openDialog({ ...position, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
    if (answer.status >= 300) throw new Error(`${path} answers ${answer.status}: ${answer.text.slice(0, 200)}`);
    return answer;
  };
  const logIn = async (mail: string, pass: string) => {
    const { headers } = await send('POST', '/user/login', { name: mail, pass });
    const lines = headers['set-cookie'] ?? [];
    const pairs = lines.map((line) => (line.split(';')[0] ?? '').split(/=(.*)/s) as [string, string]);
    cookie = pairs.map(([name, value]) => `${name}=${value}`).join('; ');
    token = (await send('GET', '/rest/session/token')).text;
    return pairs.map(([name, value = '']) => ({ name, value, url: `http://${host}:${port}/` }));
  };
  return { send, logIn };
}

/** Creates a new account without data, and returns the cookies of its login. */
export async function makeVisitor(
  { port }: Pick<BenchServer, 'port'>,
  host: string,
): Promise<readonly VisitorCookie[]> {
  return (await registerVisitor(port, host)).cookies;
}

/** Creates a new account and logs in. */
export async function registerVisitor(port: number, host: string) {
  const { send, logIn } = getCalls(port, host);
  const [mail, pass] = [`${randomUUID()}@example.nl`, 'regen 4 wolken'];
  const user = { mail, name: mail, pass, field_name: 'Sam', preferred_langcode: 'nl' };
  const fields = Object.fromEntries(Object.entries(user).map(([key, value]) => [key, [{ value }]]));
  const { text } = await send('POST', '/user/register', { ...fields, ...getConsentFields('nl') });
  return { uid: JSON.parse(text).uid[0].value as number, send, cookies: await logIn(mail, pass) };
}

/** Creates a user on day 22 with a plan and registrations of every day, and returns the cookies of a browser. */
export async function makeParticipant({ port }: BenchServer, host: string): Promise<readonly VisitorCookie[]> {
  const { uid, send, cookies } = await registerVisitor(port, host);
  const today = Date.now();
  const getDate = (daysBack: number) => new Date(today - daysBack * 86_400_000).toISOString().slice(0, 10);
  await send('PATCH', `/user/${uid}`, { field_registrations_start_date: [{ value: getDate(DAYS) }] });
  await send('POST', '/webform_rest/submit', {
    webform_id: 'goal',
    ...Object.fromEntries(
      WEEK.flatMap((day) => [
        [day, '4'],
        [`goal_${day}`, '2'],
      ]),
    ),
    stopOrReduce: 'reduce',
    immediate_or_gradual: 'immediate',
  });
  for (let index = DAYS; index > 0; index -= 1) {
    const day = { webform_id: 'daily_registration', registration_date: getDate(index), amount: String(index % 4) };
    await send('POST', '/webform_rest/submit', day);
  }
  return cookies;
}
