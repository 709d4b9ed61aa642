import { CLIENT_SORTS } from '#src/contract/clients.ts';
import { PAGE_STATE_FILTERS } from '#src/contract/desk/page-list.ts';
import { choices, domain, integer, optional, type ShapeFields, string } from '#src/contract/shape/shape.ts';
import { LANGUAGES } from '#src/domains/domain.ts';

const page = optional(integer(0));
const search = optional(string());
const onPage = { page };
const ofDomain = { domain: optional(domain()), page };

/** Query parameters by operation. Every operation that accepts a query is listed; the tests compare both. */
export const API_QUERIES: Readonly<Record<string, ShapeFields>> = {
  'find-people': { domain: domain(), nickname: string() },
  'list-activity': { page, kind: optional(string()), by: optional(string()) },
  'list-nurse-applications': { state: choices(['waiting', 'decided']), page },
  'list-removed-words': ofDomain,
  'list-choices': {
    kind: choices(['webform', 'term']),
    domain: domain(),
    language: choices(LANGUAGES),
    vocabulary: optional(string()),
  },
  'list-pages': {
    domain: optional(domain()),
    language: optional(choices(LANGUAGES)),
    type: optional(string()),
    state: optional(choices(PAGE_STATE_FILTERS)),
    search,
    words: optional(string()),
    path: optional(string()),
    order: optional(choices(['path'])),
    page,
  },
  'list-objections': ofDomain,
  'list-moderation': ofDomain,
  'list-moderation-actions': ofDomain,
  'list-mail-log': { state: optional(string()), page },
  'list-broken-links': onPage,
  'list-versions': onPage,
  'list-bin': onPage,
  'list-waiting': onPage,
  'drop-draft': { from: integer(0) },
  'list-webforms': { domain: optional(string()), search, page },
  'list-sent-forms': onPage,
  'list-approvals': onPage,
  'list-page-notes': onPage,
  'list-revisions': onPage,
  'list-urges': onPage,
  'list-test-results': onPage,
  'list-tests': onPage,
  'list-submissions': onPage,
  'list-redirects': { page, search },
  'list-media': { search, page },
  'export-content': { domain: optional(domain()) },
  'get-clients': {
    page,
    search,
    sort: optional(choices(CLIENT_SORTS)),
    order: optional(choices(['asc', 'desc'])),
  },
  'get-client-registrations': onPage,
  'get-access-record': onPage,
  'get-view': { page },
  'translate-path': { path: string() },
  'get-sign-on-url': { destination: optional(string()) },
  'return-from-sign-on': { code: optional(string()), state: optional(string()) },
  logout: { token: optional(string()) },
};
