import { ROUTES } from '#src/cms/app.ts';
import type { Route } from '#src/cms/http/route.ts';
import { API_RESPONSES } from '#src/cms/modules/api-description/answers/index.ts';
import { OPERATIONS } from '#src/contract/operations.ts';
import { parseAnswer } from '#src/contract/shape/parse-answer.ts';

const NAMES = new Set(ROUTES.map(({ name }) => name));

/** Returns the shapes of a route's responses; a route may also serve operations that have no route of their name. */
const listShapes = (route: Route) =>
  OPERATIONS.filter(
    ({ name, method, route: path }) =>
      name === route.name || (!NAMES.has(name) && method === route.method && path === route.path),
  ).flatMap(({ name, answerShape }) => answerShape ?? API_RESPONSES[name] ?? []);

function checkRoute(route: Route): Route {
  const shapes = listShapes(route);
  if (shapes.length === 0) return route;
  return {
    ...route,
    handle: async (c) => {
      const response = await route.handle(c);
      if (response.ok && response.headers.get('content-type')?.includes('json')) {
        const body = await response.clone().json();
        for (const shape of shapes) parseAnswer(shape, body);
      }
      return response;
    },
  };
}

/** All routes; a route fails if its response does not match its shape in the API description. */
export const CHECKED_ROUTES: readonly Route[] = ROUTES.map(checkRoute);
