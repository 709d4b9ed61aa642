import type { ISchema } from 'yup';
import type { ActivityKind } from './activity-kind.ts';
import type { BackEnd } from './back-ends.ts';
import type { Result } from './result.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/**
 * Who may call: anyone, somebody logged in, a participant (client, sso_client), a practice nurse, any member of staff,
 * or those of the staff who edit content, who moderate, who administrate. An administrator may do all three. A
 * professional is a nurse or anybody of the staff, also before the second factor, which staff needs for the rest.
 */
export type Access =
  | 'anyone'
  | 'logged-in'
  | 'participant'
  | 'nurse'
  | 'professional'
  | 'staff'
  | 'editor'
  | 'moderator'
  | 'administrator';

/** What is recorded is about one kind, or about what its path names: a thing, or something in the bin. */
export type RecordedKind = ActivityKind | 'thing' | 'bin';

/**
 * Whose content a write of an editor touches, for editors who are kept to programmes or languages. The path says it of
 * a page, a menu and a mail, which every programme sends; its route looks at what is stored under its path, at what
 * its body sends, or at each of what its body lists. `nothing` leaves everything visitors see as it is.
 */
export type Touches = 'page' | 'menu' | 'mail' | 'stored' | 'sent' | 'listed' | 'nothing';

/** One parameter of the query; a name may stand more than once (`args[]`). */
export type QueryEntry = readonly [name: string, value: string];

/** An answer with a status below 400, as `read` gets it. */
export interface Reply {
  readonly status: number;
  /** Parsed JSON, text, or undefined where the answer has no such body. */
  readonly body: unknown;
  /**
   * Where a redirect leads: path without base and language prefix, still encoded; the whole address where another
   * content system sends people elsewhere.
   */
  readonly location: string | null;
  /** Scheme, name and port of the content system; null where calls stay on the own origin. */
  readonly origin?: string | null;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
}

/** Calls an operation; the input may be left out where the operation needs none. */
export type Call = <I extends object, A>(
  operation: Operation<I, A>,
  ...input: object extends I ? [input?: I & CallOptions] : [input: I & CallOptions]
) => Promise<Result<A>>;

export interface Operation<I extends object, A> {
  /** Verb-noun, unique. */
  readonly name: string;
  readonly method: Method;
  /** The path as the embedded system serves it, below the base and the language prefix; parameters as `:name`. */
  readonly route: `/${string}`;
  readonly access: Access;
  /** Whether a write carries the session token; false for the calls that open a session. */
  readonly csrf: boolean;
  /** What a write of an editor touches; null for every other call. */
  readonly touches: Touches | null;
  /** Whether a write changes what visitors see at once; an editor who may not publish may not make it. */
  readonly changesSite: boolean;
  /** What a write of the staff is about, in the record of who changed what; null where it is not recorded. */
  readonly activity: RecordedKind | null;
  readonly answer: 'json' | 'text' | 'empty';
  /** Whether an answer takes its time, also where little else is done: it is waited for as long as for a file. */
  readonly takesLong: boolean;
  /** A redirect is followed by the transport, or is an answer of its own. */
  readonly redirect: 'follow' | 'read';
  /** The path as it is called, parameters encoded. */
  readonly path: (input: I, backEnd: BackEnd) => string;
  readonly query: (input: I) => readonly QueryEntry[];
  /** Checks the body of a write, where it arrives. */
  readonly request: ISchema<unknown> | null;
  readonly body: (input: I) => unknown;
  readonly headers: (input: I) => Readonly<Record<string, string>>;
  /** Makes plain typed data of the answer; throws UnreadableAnswer where it cannot. */
  readonly read: (reply: Reply, backEnd: BackEnd) => A;
  /** What each refusal means, by status. */
  readonly errors: Readonly<Record<number, string>>;
  /** Replaces the single request where one back end needs several; undefined = the single request will do. */
  readonly perform:
    | ((
        call: Call,
        input: I & CallOptions,
        backEnd: BackEnd,
        language: string | null,
      ) => Promise<Result<A>> | undefined)
    | null;
}

/** The status of every call that needs a login while that login is locked. */
export const LOCKED = 423;

type Optional =
  | 'csrf'
  | 'touches'
  | 'changesSite'
  | 'activity'
  | 'answer'
  | 'takesLong'
  | 'redirect'
  | 'query'
  | 'request'
  | 'body'
  | 'headers'
  | 'errors'
  | 'perform';

/** A write of editors that does not say what it touches is no operation. */
type Declared =
  | { readonly access: 'editor'; readonly method: Exclude<Method, 'GET'>; readonly touches: Touches }
  | { readonly access: 'editor'; readonly method: 'GET'; readonly touches?: never }
  | { readonly access: Exclude<Access, 'editor'>; readonly touches?: never };

type Spec<I extends object, A> = Omit<Operation<I, A>, Optional | 'access' | 'method'> &
  Partial<Pick<Operation<I, A>, Exclude<Optional, 'touches'>>> & { readonly method: Method } & Declared;

/**
 * Declares one operation of the contract with the content system (docs/specification.md, section 7 of the
 * specification). A write carries the session token and an answer is JSON unless the operation says otherwise.
 */
export function defineOperation<I extends object, A>(spec: Spec<I, A>): Operation<I, A> {
  const locked: Readonly<Record<number, string>> = spec.access === 'anyone' ? {} : { [LOCKED]: 'the login is locked' };
  return {
    csrf: spec.method !== 'GET',
    touches: null,
    changesSite: false,
    activity: null,
    answer: 'json',
    takesLong: false,
    redirect: 'follow',
    query: () => [],
    request: null,
    body: () => undefined,
    headers: () => ({}),
    perform: null,
    ...spec,
    errors: { ...locked, ...spec.errors },
  };
}

/** Encodes a segment of a path for a URL; half a surrogate pair becomes the replacement character. */
export const encodeSegment = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));

/** Encodes a path for a URL, segment by segment. */
export const encodePath = (path: string): string => path.split('/').map(encodeSegment).join('/');
