import { randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import { updateUser } from '#src/contract/account.ts';
import { register } from '#src/contract/register.ts';
import type { Result } from '#src/contract/result.ts';
import { login } from '#src/contract/sessions.ts';
import type { DomainKey } from '#src/domains/domain.ts';
import { createBrowser, type TestBrowser } from '#tests/support/create-browser.ts';
import { overHttp, type TimedResponse } from './over-http.ts';

const PASSWORD = 'regen 4 wolken';
const CONCURRENCY = 8;
/** Programmes with a diary, a plan and a forum. */
const PROGRAMMES: readonly DomainKey[] = ['alcohol', 'tobacco', 'gambling', 'cannabis'];

/** A user with an account, in a separate browser. */
export interface Person extends TestBrowser {
  readonly uid: number;
  readonly mail: string;
  readonly logIn: () => Promise<void>;
  /** Logs in from a new browser. */
  readonly logInElsewhere: () => Promise<void>;
}

/** Returns the value of a call that has to succeed. */
export function finish<A>(result: Result<A>): A {
  if (!result.ok) throw new Error(`A call failed: ${JSON.stringify(result.failure)}`);
  return result.value;
}

async function makePerson(number: number, open: () => TestBrowser): Promise<Person> {
  const browser = open();
  const { client } = browser;
  const mail = `${randomUUID()}@example.nl`;
  const body = { mail, password: PASSWORD, language: 'nl', name: 'Sam', isConsenting: true };
  const { uid } = finish(await client.call(register, { body, key: randomUUID() }));
  const logInAt = async (browser: TestBrowser) => {
    finish(await browser.client.call(login, { body: { mail, password: PASSWORD } }));
  };
  const logIn = () => logInAt(browser);
  await logIn();
  finish(await client.call(updateUser, { params: { uid }, body: { nickname: `Mus ${number}` } }));
  return { ...browser, uid, mail, logIn, logInElsewhere: () => logInAt(open()) };
}

interface PersonOptions {
  /** Target of the calls: a local port, or an app that forwards to several. */
  readonly port?: number;
  readonly app?: Pick<Hono, 'fetch'>;
  readonly count: number;
  /** Number of users that were created before. */
  readonly after?: number;
  readonly onAnswer?: (waited: TimedResponse) => void;
  readonly keepsConnections?: boolean;
  readonly secure?: boolean;
}

/** Creates users of the programmes with a forum, registered and logged in over HTTP. */
export async function makePeople({
  port = 0,
  app: input,
  count,
  after = 0,
  ...options
}: PersonOptions): Promise<readonly Person[]> {
  const app = input ?? overHttp(port, options);
  const people: Person[] = [];
  let next = after;
  const makeSome = async () => {
    for (let number = next++; number < after + count; number = next++) {
      const domain = PROGRAMMES[number % PROGRAMMES.length] ?? 'alcohol';
      people.push(await makePerson(number, () => createBrowser(app, { domain })));
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, makeSome));
  return people;
}
