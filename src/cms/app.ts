import { Hono } from 'hono';
import type { Database } from './db/database.ts';
import type { ApiFailure, ContentConfig, ContentSystem } from './http/content-system.ts';
import { checkQuery, settleRequest } from './http/guard.ts';
import { onError } from './http/on-error.ts';
import { type ApiEnv, pathnameOf, splitAddress } from './http/request.ts';
import { mountRoutes, type Route } from './http/route.ts';
import { alertRoutes } from './modules/alerts/routes.ts';
import { contentRoutes, pageRoute } from './modules/content/routes.ts';
import { contentWriteRoutes } from './modules/content/write-routes.ts';
import { mediaRoutes } from './modules/media/routes.ts';
import { menuRoutes } from './modules/menus/routes.ts';
import { sessionRoutes } from './modules/sessions/routes.ts';
import { siteRoutes } from './modules/site/routes.ts';
import { termRoutes } from './modules/terms/routes.ts';
import { viewRoutes } from './modules/views/routes.ts';

export interface AppDependencies {
  readonly database: Database;
  readonly config: ContentConfig;
  readonly now?: () => Date;
  readonly log?: (failure: ApiFailure) => void;
}

/** Every route, in order; the last one takes every path that is left. */
export const ROUTES: readonly Route[] = [
  ...sessionRoutes,
  ...siteRoutes,
  ...alertRoutes,
  ...menuRoutes,
  ...mediaRoutes,
  ...viewRoutes,
  ...termRoutes,
  ...contentRoutes,
  ...contentWriteRoutes,
  pageRoute,
];

/**
 * The embedded content system as one Hono app. It serves `/api/{language}/...`; a path without language is Dutch.
 * The domain is the host's first label.
 */
export function makeApp({ database, config, now = () => new Date(), log = () => undefined }: AppDependencies) {
  const system: ContentSystem = { database, config, now, log };
  const app = new Hono<ApiEnv>({ getPath: (request) => splitAddress(pathnameOf(request.url)).path });
  app.use(settleRequest(system));
  app.use(checkQuery);
  app.onError(onError);
  mountRoutes(app, ROUTES);
  return app;
}
