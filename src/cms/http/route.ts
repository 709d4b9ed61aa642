import type { Hono } from 'hono';
import type { Access, Method, Operation, RecordedKind, Touches } from '#src/contract/operation.ts';
import type { OfferedPart } from '#src/domains/offers.ts';
import { withRecord } from './activity.ts';
import { ApiError } from './api-error.ts';
import { checkConsent } from './consent.ts';
import { checkRights } from './editor-rights.ts';
import { checkAccess, checkType, checkWrite } from './guard.ts';
import type { ApiContext, ApiEnv } from './request.ts';

export type Handler = (c: ApiContext) => Response | Promise<Response>;

/** One operation as this system serves it. */
export interface Route {
  readonly name: string;
  readonly method: Method;
  readonly path: string;
  readonly access: Access;
  readonly csrf: boolean;
  /** What a write of an editor touches. */
  readonly touches?: Touches | null;
  /** Whether a write changes what visitors see at once. */
  readonly changesSite?: boolean;
  /** What a write of the staff is about in the record of activity; without it, it is not recorded. */
  readonly activity?: RecordedKind | null;
  /** Whether a write may come from another site: a launch does, and proves itself by its token. */
  readonly from?: 'any-site';
  /** What a write brings besides JSON: a file comes in a form. */
  readonly brings?: 'file';
  /** Of several routes at one method and path, the first that takes a request answers it; without it, all. */
  readonly takes?: (c: ApiContext) => boolean | Promise<boolean>;
  /** What this belongs to: where an installation does not offer that, nothing is there. */
  readonly part?: OfferedPart;
  /** It answers those whose login is locked as well: it ends that login. */
  readonly whileLocked?: true;
  readonly handle: Handler;
}

/** Serves an operation of the contract: its path, who may call it and whether it needs the token stand there. */
export function serve<I extends object, A>(operation: Operation<I, A>, handle: Handler, path = operation.route): Route {
  const { name, method, access, csrf, touches, changesSite, activity } = operation;
  return { name, method, path, access, csrf, touches, changesSite, activity, handle };
}

function allowed(routes: readonly Route[]): string {
  const methods = new Set<string>(routes.map(({ method }) => method));
  if (methods.has('GET')) methods.add('HEAD');
  return [...methods].sort().join(', ');
}

function byMethod(routes: readonly Route[]): Map<Method, Route[]> {
  const methods = new Map<Method, Route[]>();
  for (const route of routes) methods.set(route.method, [...(methods.get(route.method) ?? []), route]);
  return methods;
}

const isOffered = ({ var: { system } }: ApiContext, [first]: readonly Route[]): boolean =>
  first?.part === undefined || system.config.offers[first.part];

async function takerOf(c: ApiContext, routes: readonly Route[]): Promise<Route> {
  for (const route of routes) {
    if (!route.takes || (await route.takes(c))) return route;
  }
  throw new ApiError(403, 'forbidden');
}

/** A request that comes from elsewhere or without its token is refused before anything of it is read. */
async function answerBy(c: ApiContext, routes: readonly Route[]): Promise<Response> {
  if (!isOffered(c, routes)) throw new ApiError(404, 'not-found');
  const [first] = routes;
  if (first && first.method !== 'GET' && first.from !== 'any-site') {
    checkWrite(c, first.csrf);
    checkType(c, first.brings === 'file');
  }
  const { name, access, touches = null, changesSite = false, activity, whileLocked, handle } = await takerOf(c, routes);
  if (!(whileLocked && c.var.locked)) checkAccess(c, access);
  await checkRights(c, { touches, changesSite });
  checkConsent(c, name);
  return activity ? withRecord(c, { name, access, activity }, handle) : handle(c);
}

/** Mounts the routes; a path that is served answers every other method with 405 and what it takes. */
export function mountRoutes(app: Hono<ApiEnv>, routes: readonly Route[]): void {
  const paths = new Map<string, Route[]>();
  for (const route of routes) paths.set(route.path, [...(paths.get(route.path) ?? []), route]);
  for (const [path, ofPath] of paths) {
    for (const [method, routesOfMethod] of byMethod(ofPath)) {
      app.on(method, path, (c) => answerBy(c, routesOfMethod));
    }
    app.all(path, (c) => {
      if (!isOffered(c, ofPath)) throw new ApiError(404, 'not-found');
      throw new ApiError(405, 'method-not-allowed', { Allow: allowed(ofPath) });
    });
  }
}

/** A whole positive number of a path parameter; anything else names nothing. */
export function idParam(c: ApiContext, name: string): number {
  const text = c.req.param(name) ?? '';
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(id <= 2_147_483_647)) throw new ApiError(404, 'not-found');
  return id;
}
