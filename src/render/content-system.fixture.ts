import { BACK_ENDS, type BackEnd } from '#src/contract/back-ends.ts';
import type { Domain, DomainKey, Language } from '#src/domains/domain.ts';
import { DOMAINS, getDomain } from '#src/domains/index.ts';
import { NO_PROVIDER, toPublicProvider } from '#src/domains/provider.ts';
import { NO_LIMITS } from '#src/domains/site-limits.ts';
import { makeClient } from '#src/http/client.ts';
import type { LogEvent, PageLocals } from './locals.ts';

type Answer = { readonly status: number; readonly body?: unknown; readonly headers?: Record<string, string> };

/** Responses of a content system by path below its base URL; for other paths it responds 404. */
type Answers = Readonly<Record<string, Answer | unknown>>;

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && 'status' in value && typeof value.status === 'number';

function fetchFrom(answers: Answers): typeof fetch {
  return async (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input));
    const path = pathname.replace(/^\/api\/(nl|en)/, '') || '/';
    const answer = answers[path] ?? { status: 404, body: { message: 'No route found' } };
    const { status, body, headers }: Answer = isAnswer(answer) ? answer : { status: 200, body: answer };
    return new Response(JSON.stringify(body ?? {}), {
      status,
      headers: { 'Content-Type': 'application/json', 'X-Cache-Tags': 'node:7', ...headers },
    });
  };
}

export interface FakeRequestOptions {
  readonly domain?: DomainKey;
  readonly language?: Language;
  readonly answers?: Answers;
  readonly staff?: boolean;
  readonly backend?: BackEnd;
}

/** Creates a parsed request for a path, and a content system with these responses. */
export function createFakeRequest(
  path: string,
  {
    domain = 'alcohol',
    language = 'nl',
    answers = {},
    staff = false,
    backend = BACK_ENDS.embedded,
  }: FakeRequestOptions = {},
) {
  const logEvents: LogEvent[] = [];
  const record: Domain = getDomain(domain);
  const locals: PageLocals = {
    domain: record,
    language,
    path,
    origin: `https://${record.label}.example.nl`,
    programmeOrigins: Object.fromEntries(
      DOMAINS.map(({ key, label }) => [key, `https://${label}.example.nl`]),
    ) as PageLocals['programmeOrigins'],
    quickExitUrl: 'https://www.nu.nl',
    errorDsn: null,
    canPush: false,
    offers: { hardMoment: true, urgeLog: true, reminders: true, lookingWeek: true },
    pagesFrom: null,
    client: makeClient({
      base: 'http://content.example/api',
      language,
      fetch: fetchFrom(answers),
      backend,
    }),
    site: {
      siteName: 'Zelfhulp',
      languages: record.languages,
      passwordMinLength: 10,
      placeholderDomain: 'anoniem.invalid',
      flags: {
        maintenance: false,
        loginOnly: record.loginOnly,
        hti: false,
        supportPopup: record.supportPopup,
        stopDate: record.stopDate,
        energy: false,
        registering: true,
      },
      limits: NO_LIMITS,
      backupDays: null,
      hasSignOn: false,
      cookieTexts: null,
      partners: [],
      provider: toPublicProvider(NO_PROVIDER, 'nl'),
      lineChecks: {},
      checkedFacts: null,
    },
    siteTags: ['config', 'media:3'],
    staff: staff ? { role: 'editor' } : null,
    log: (event) => logEvents.push(event),
  };
  return { locals, logged: logEvents };
}

let lastId = 0;

/** Returns a paragraph in wire format. */
export function createParagraph(type: string, fields: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  lastId += 1;
  return { id: [{ value: lastId }], uuid: [{ value: `p-${lastId}` }], type: [{ target_id: type }], ...fields };
}

/** Returns a node in wire format, in Dutch and English. */
export function createNode(type: string, title: string, fields: Readonly<Record<string, unknown>> = {}) {
  return {
    nid: [{ value: 7 }],
    uuid: [{ value: 'n-7' }],
    vid: [{ value: 1 }],
    type: [{ target_id: type }],
    langcode: [{ value: 'nl' }],
    status: [{ value: true }],
    title: [{ value: title }],
    path: [{ alias: '/hulp', langcode: 'nl' }],
    translations: [
      { langcode: 'nl', alias: '/hulp' },
      { langcode: 'en', alias: '/help' },
    ],
    ...fields,
  };
}
