import type { IncomingMessage, ServerResponse } from 'node:http';
import { isRecord } from '#src/contract/wire.ts';
import { setCommonHeaders } from './headers.ts';
import { redact } from './request-log.ts';

/** A browser's report of a policy violation, reduced for the log: without URL, text and personal data. */
export interface PolicyViolation {
  /** Directive of the policy, such as "script-src-elem". */
  readonly directive: string;
  /** Source of the blocked resource: inline, of this site, of another site, or of a browser extension. */
  readonly blocked: 'inline' | 'eval' | 'data' | 'own' | 'other' | 'extension';
  /** Page, as in the request log. */
  readonly screen: string;
}

const BODY_CHARACTERS = 16_384;
/** Limits of a batch of reports; repeated reports of a page are dropped. */
const MAX_REPORTS = 10;
const LINES_PER_MINUTE = 30;
const MINUTE_MS = 60_000;

const TYPES = /^application\/(csp-report|reports\+json|json)\b/i;

function toKind(blocked: string, page: URL | null): PolicyViolation['blocked'] {
  if (blocked === 'eval' || blocked === 'wasm-eval') return 'eval';
  if (/^(data|blob)(:|$)/.test(blocked)) return 'data';
  const url = URL.parse(blocked);
  if (!url) return 'inline';
  if (!/^(https?|wss?):$/.test(url.protocol)) return 'extension';
  return url.host === page?.host ? 'own' : 'other';
}

const readText = (report: Readonly<Record<string, unknown>>, ...names: readonly string[]): string =>
  (names.map((name) => report[name]).find((value) => typeof value === 'string') as string | undefined) ?? '';

function readReport(report: unknown): PolicyViolation | null {
  if (!isRecord(report)) return null;
  const [directive = ''] = readText(report, 'effective-directive', 'effectiveDirective', 'violated-directive').split(
    ' ',
  );
  if (!/^[a-z]{2,20}(-[a-z]{2,20}){0,3}$/.test(directive)) return null;
  const page = URL.parse(readText(report, 'document-uri', 'documentURL'));
  const blocked = toKind(readText(report, 'blocked-uri', 'blockedURL'), page);
  return { directive, blocked: blocked, screen: redact(page?.pathname ?? '') };
}

/** Parses the bodies of both kinds of report: a single report of `report-uri`, a list of `report-to`. */
export function readPolicyReports(body: string): readonly PolicyViolation[] {
  let raw: unknown;
  try {
    raw = JSON.parse(body);
  } catch {
    return [];
  }
  const list = Array.isArray(raw)
    ? raw.map((item) => (isRecord(item) && item.type === 'csp-violation' ? item.body : null))
    : [];
  const reports = isRecord(raw) ? [raw['csp-report']] : list;
  return reports.slice(0, MAX_REPORTS).flatMap((report) => readReport(report) ?? []);
}

/** Limits the log lines per minute; the number of dropped lines is logged when the next minute starts. */
export function createReportLog(
  notify: (line: PolicyViolation | { readonly leftOut: number }) => void,
  now = Date.now,
) {
  let [minute, logEvents, leftOut] = [0, 0, 0];
  return (violation: PolicyViolation): void => {
    const current = Math.floor(now() / MINUTE_MS);
    if (current !== minute) {
      if (leftOut > 0) notify({ leftOut });
      [minute, logEvents, leftOut] = [current, 0, 0];
    }
    if (logEvents === LINES_PER_MINUTE) leftOut += 1;
    else {
      logEvents += 1;
      notify(violation);
    }
  };
}

async function readBody(req: IncomingMessage): Promise<string | null> {
  let body = '';
  for await (const part of req.setEncoding('utf8')) {
    body += part;
    if (body.length > BODY_CHARACTERS) return null;
  }
  return body;
}

function answer(res: ServerResponse, secure: boolean, status: 204 | 405 | 413 | 415): void {
  setCommonHeaders(res, { secure });
  res.writeHead(status, {
    'cache-control': 'no-store',
    ...(status === 204 ? {} : { 'content-length': '0' }),
    ...(status === 405 ? { allow: 'POST' } : {}),
    // Does not wait for the rest of a body that is too long.
    ...(status === 413 ? { connection: 'close' } : {}),
  });
  res.end();
}

/** Receives the browsers' reports of policy violations on pages. Reads no data about the sender. */
export async function handlePolicyReport(
  {
    req,
    res,
    site,
  }: { readonly req: IncomingMessage; readonly res: ServerResponse; readonly site: { readonly secure: boolean } },
  log: (violation: PolicyViolation) => void,
): Promise<void> {
  if (req.method !== 'POST') return answer(res, site.secure, 405);
  if (!TYPES.test(req.headers['content-type'] ?? '')) return answer(res, site.secure, 415);
  const body = await readBody(req).catch(() => '');
  if (body === null) return answer(res, site.secure, 413);
  for (const violation of readPolicyReports(body)) log(violation);
  answer(res, site.secure, 204);
}
