import type { Hono } from 'hono';
import type { Access, ChangedContent, Method, Operation, RecordedEntryType } from '#src/contract/operation.ts';
import type { OptionalFeature } from '#src/domains/offers.ts';
import { handleAndRecord } from './activity.ts';
import { ApiError } from './api-error.ts';
import { checkConsent } from './consent.ts';
import { checkRights } from './editor-rights.ts';
import { checkAccess, checkContentType, checkWriteRequest } from './guard.ts';
import type { ApiContext, ApiEnv } from './request.ts';

export type Handler = (c: ApiContext) => Response | Promise<Response>;

/** An operation with its handler. */
export interface Route {
  readonly name: string;
  readonly method: Method;
  readonly path: string;
  readonly access: Access;
  readonly csrf: boolean;
  /** Content that a write of an editor touches. */
  readonly touches?: ChangedContent | null;
  /** True if a write changes published content immediately. */
  readonly changesSite?: boolean;
  /** Entry type of a staff write in the record of activity; if absent, the write is not recorded. */
  readonly activity?: RecordedEntryType | null;
  /** Allows cross-site writes: a launch authenticates by its token. */
  readonly from?: 'any-site';
  /** Body of a write that is not JSON: a file is sent in a form. */
  readonly brings?: 'file';
  /** Accepts a request: the first of several routes with a method and path handles it. By default accepts all. */
  readonly takes?: (c: ApiContext) => boolean | Promise<boolean>;
  /** Optional feature that the route belongs to; the route does not exist on installations without it. */
  readonly part?: OptionalFeature;
  /** True for a route that also serves users with a locked session, because it ends that session. */
  readonly whileLocked?: true;
  readonly handle: Handler;
}

/** Serves an operation of the contract, which declares its path, access and CSRF protection. */
export function serve<I extends object, A>(operation: Operation<I, A>, handle: Handler, path = operation.route): Route {
  const { name, method, access, csrf, touches, changesSite, activity } = operation;
  return { name, method, path, access, csrf, touches, changesSite, activity, handle };
}

function listAllowedMethods(routes: readonly Route[]): string {
  const methods = new Set<string>(routes.map(({ method }) => method));
  if (methods.has('GET')) methods.add('HEAD');
  return [...methods].sort().join(', ');
}

function groupByMethod(routes: readonly Route[]): Map<Method, Route[]> {
  const methods = new Map<Method, Route[]>();
  for (const route of routes) methods.set(route.method, [...(methods.get(route.method) ?? []), route]);
  return methods;
}

const isFeatureEnabled = ({ var: { system } }: ApiContext, [first]: readonly Route[]): boolean =>
  first?.part === undefined || system.config.offers[first.part];

async function getTaker(c: ApiContext, routes: readonly Route[]): Promise<Route> {
  for (const route of routes) {
    if (!route.takes || (await route.takes(c))) return route;
  }
  throw new ApiError(403, 'forbidden');
}

/** Refuses a cross-site request, or one without its token, before reading its body. */
async function handleByRoute(c: ApiContext, routes: readonly Route[]): Promise<Response> {
  if (!isFeatureEnabled(c, routes)) throw new ApiError(404, 'not-found');
  const [first] = routes;
  if (first && first.method !== 'GET' && first.from !== 'any-site') {
    checkWriteRequest(c, first.csrf);
    checkContentType(c, first.brings === 'file');
  }
  const {
    name,
    access,
    touches = null,
    changesSite = false,
    activity,
    whileLocked,
    handle,
  } = await getTaker(c, routes);
  if (!(whileLocked && c.var.locked)) checkAccess(c, access);
  await checkRights(c, { touches, changesSite });
  checkConsent(c, name);
  return activity ? handleAndRecord(c, { name, access, activity }, handle) : handle(c);
}

/** Mounts the routes; a path responds to all other methods with 405 and the allowed methods. */
export function mountRoutes(app: Hono<ApiEnv>, routes: readonly Route[]): void {
  const paths = new Map<string, Route[]>();
  for (const route of routes) paths.set(route.path, [...(paths.get(route.path) ?? []), route]);
  for (const [path, ofPath] of paths) {
    for (const [method, routesOfMethod] of groupByMethod(ofPath)) {
      app.on(method, path, (c) => handleByRoute(c, routesOfMethod));
    }
    app.all(path, (c) => {
      if (!isFeatureEnabled(c, ofPath)) throw new ApiError(404, 'not-found');
      throw new ApiError(405, 'method-not-allowed', { Allow: listAllowedMethods(ofPath) });
    });
  }
}

/** Returns a positive integer from a path parameter; responds with not found for any other value. */
export function readIdParam(c: ApiContext, name: string): number {
  const text = c.req.param(name) ?? '';
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(id <= 2_147_483_647)) throw new ApiError(404, 'not-found');
  return id;
}
