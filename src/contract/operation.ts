import type { ISchema } from 'yup';
import type { ActivityKind } from './activity-kind.ts';
import type { BackEnd } from './back-ends.ts';
import type { Result } from './result.ts';
import type { Shape } from './shape/shape.ts';

/** Returns the header of a change that is based on a version; none without one. */
export const toIfMatch = (revision: number | null | undefined): Readonly<Record<string, string>> =>
  revision === null || revision === undefined ? {} : { 'If-Match': `"${revision}"` };

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/**
 * Callers: anyone, logged-in users, participants (client, sso_client), practice nurses, any staff, or staff who edit
 * content, moderate, or administrate; an administrator may do all three. A professional is a nurse or any staff member,
 * also before the second factor, which staff need for all other operations.
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

/** Entry type of a recorded change; `thing` if the type is in the path, `bin` if the bin number is in the path. */
export type RecordedEntryType = ActivityKind | 'thing' | 'bin';

/**
 * Content that a write of an editor touches, for editors limited to programmes or languages. The path identifies a
 * page, a menu or a mail (mails belong to every programme); the route checks the stored entry of its path, the values
 * of its body, or each entry listed in its body. `nothing` leaves all published content unchanged.
 */
export type ChangedContent = 'page' | 'menu' | 'mail' | 'stored' | 'sent' | 'listed' | 'nothing';

/** One query parameter; a name may occur more than once (`args[]`). */
export type QueryEntry = readonly [name: string, value: string];

/** A response with a status below 400, as passed to `read`. */
interface Reply {
  readonly status: number;
  /** Parsed JSON, text, or undefined if the response has no such body. */
  readonly body: unknown;
  /** Target of a redirect: path without base and language prefix, still encoded; the complete URL of another site. */
  readonly location: string | null;
  /** Scheme, name and port of the content system; null if requests go to the same origin. */
  readonly origin?: string | null;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
}

/** Calls an operation; the input may be absent if the operation needs none. */
export type Call = <I extends object, A>(
  operation: Operation<I, A>,
  ...input: object extends I ? [input?: I & CallOptions] : [input: I & CallOptions]
) => Promise<Result<A>>;

export interface Operation<I extends object, A> {
  /** Unique name of the operation: verb and noun. */
  readonly name: string;
  readonly method: Method;
  /** The path in the embedded system, below the base and the language prefix; parameters as `:name`. */
  readonly route: `/${string}`;
  readonly access: Access;
  /** True if a write sends the session token; false for operations that open a session. */
  readonly csrf: boolean;
  /** Content that a write of an editor touches; null for every other operation. */
  readonly touches: ChangedContent | null;
  /** True if a write changes published content immediately; refused for an editor without the right to publish. */
  readonly changesSite: boolean;
  /** Entry type of a staff write in the record of activity; null if it is not recorded. */
  readonly activity: RecordedEntryType | null;
  readonly answer: 'json' | 'text' | 'empty';
  /** True for a slow operation, which has the timeout of a file. */
  readonly takesLong: boolean;
  /** True to request it again when the page returns to the foreground, as another device may have changed the data. */
  readonly isReread: boolean;
  /** `follow`: the transport follows a redirect. `read`: the redirect is the result. */
  readonly redirect: 'follow' | 'read';
  /** Returns the request path, with encoded parameters. */
  readonly path: (input: I, backEnd: BackEnd) => string;
  readonly query: (input: I) => readonly QueryEntry[];
  /** Schema of a write's request body, validated by the server. */
  readonly request: ISchema<unknown> | Shape | null;
  /** Shape of the answer, for the description of the API; null if it is not declared. */
  readonly answerShape: Shape | null;
  readonly body: (input: I) => unknown;
  readonly headers: (input: I) => Readonly<Record<string, string>>;
  /** Parses the response; throws UnreadableResponseError if it is invalid. */
  readonly read: (reply: Reply, backEnd: BackEnd) => A;
  /** Meaning of each error, by status. */
  readonly errors: Readonly<Record<number, string>>;
  /** Replaces the single request for back ends that need several; if it returns undefined, the request is sent. */
  readonly perform:
    | ((
        call: Call,
        input: I & CallOptions,
        backEnd: BackEnd,
        language: string | null,
      ) => Promise<Result<A>> | undefined)
    | null;
}

/** Status of every operation that needs a session while that session is locked. */
export const LOCKED_STATUS = 423;

type Optional =
  | 'csrf'
  | 'touches'
  | 'changesSite'
  | 'activity'
  | 'answer'
  | 'takesLong'
  | 'isReread'
  | 'redirect'
  | 'query'
  | 'request'
  | 'answerShape'
  | 'body'
  | 'headers'
  | 'errors'
  | 'perform';

/** Requires `touches` in every write of editors. */
type OperationAccess =
  | { readonly access: 'editor'; readonly method: Exclude<Method, 'GET'>; readonly touches: ChangedContent }
  | { readonly access: 'editor'; readonly method: 'GET'; readonly touches?: never }
  | { readonly access: Exclude<Access, 'editor'>; readonly touches?: never };

type Spec<I extends object, A> = Omit<Operation<I, A>, Optional | 'access' | 'method'> &
  Partial<Pick<Operation<I, A>, Exclude<Optional, 'touches'>>> & { readonly method: Method } & OperationAccess;

/** An operation with a response without a body. */
type EmptySpec<I extends object> = Omit<Spec<I, undefined>, 'answer' | 'read'> & {
  readonly answer: 'empty';
  readonly read?: never;
};

/** Encodes a segment of a path for a URL; half a surrogate pair becomes the replacement character. */
export const encodeSegment = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));

/** Encodes a path for a URL, segment by segment. */
export const encodePath = (path: string): string => path.split('/').map(encodeSegment).join('/');

/** Names of the parameters in a route. */
type ParamNames<Route extends string> = Route extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Route extends `${string}:${infer Name}`
    ? Name
    : never;

/** The input that a route requires: a value for each of its parameters. */
type RouteInput<Route extends string> = [ParamNames<Route>] extends [never]
  ? object
  : { readonly params: Readonly<Record<ParamNames<Route>, string | number>> };

/** Fills the parameters of a route with encoded values. */
const fillRoute = (route: string, input: object): string =>
  route.replace(/:(\w+)/g, (_, name: string) =>
    encodeSegment(String((input as RouteInput<'/:name'>).params[name as 'name'])),
  );

/**
 * Declares one operation of the contract with the content system (docs/specification.md, section 7). By default a write
 * sends the session token, a response is JSON, and the path is derived from the route.
 */
export function defineOperation<const Route extends `/${string}`, I extends object>(
  spec: Omit<EmptySpec<I>, 'path' | 'route'> & { readonly route: Route; readonly path?: never },
): Operation<I & RouteInput<Route>, undefined>;
export function defineOperation<I extends object, A>(spec: Spec<I, A>): Operation<I, A>;
export function defineOperation<const Route extends `/${string}`, I extends object, A>(
  spec: Omit<Spec<I, A>, 'path' | 'route'> & { readonly route: Route; readonly path?: never },
): Operation<I & RouteInput<Route>, A>;
export function defineOperation<I extends object, A>(
  spec: Omit<Spec<I, A>, 'path' | 'read'> & Partial<Pick<Spec<I, A>, 'path' | 'read'>>,
): Operation<I, A> {
  const locked: Readonly<Record<number, string>> =
    spec.access === 'anyone' ? {} : { [LOCKED_STATUS]: 'the session is locked' };
  return {
    csrf: spec.method !== 'GET',
    touches: null,
    changesSite: false,
    activity: null,
    answer: 'json',
    takesLong: false,
    isReread: false,
    redirect: 'follow',
    query: () => [],
    request: null,
    answerShape: null,
    body: () => undefined,
    headers: () => ({}),
    perform: null,
    path: (input) => fillRoute(spec.route, input),
    read: () => undefined as A,
    ...spec,
    errors: { ...locked, ...spec.errors },
  };
}
