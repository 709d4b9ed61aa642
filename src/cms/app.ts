import { Hono } from 'hono';
import { CALLER_VIEWS, DATA_IMPORTS, SUBMIT_HANDLERS, USER_NODE_HANDLERS } from './compose.ts';
import type { ContentSystem } from './http/content-system.ts';
import { checkQuery, resolveRequest } from './http/guard.ts';
import { onError } from './http/on-error.ts';
import { type ApiEnv, getPathname, splitApiPath } from './http/request.ts';
import { mountRoutes, type Route } from './http/route.ts';
import { nurseReviewRoutes } from './modules/accounts/nurse-applications.ts';
import { accountRoutes, importRoutes } from './modules/accounts/routes.ts';
import { activityRoutes } from './modules/activity/routes.ts';
import { alertRoutes } from './modules/alerts/routes.ts';
import { apiDescriptionRoutes } from './modules/api-description/routes.ts';
import { buddyRoutes } from './modules/buddies/routes.ts';
import { deskPageRoutes } from './modules/content/desk/routes.ts';
import { deskEditorRoutes } from './modules/content/desk-editor/routes.ts';
import { contentRoutes, pageRoute } from './modules/content/routes.ts';
import { contentWriteRoutes } from './modules/content/write-routes.ts';
import { dataReadRoutes } from './modules/data-reads/routes.ts';
import { diaryRoutes } from './modules/diary/routes.ts';
import { figuresRoutes } from './modules/figures/routes.ts';
import { flagRoutes } from './modules/flags/routes.ts';
import { forumRoutes } from './modules/forum/routes.ts';
import { hardMomentRoutes } from './modules/hard-moment/routes.ts';
import { homeRoutes } from './modules/home/routes.ts';
import { htiRoutes } from './modules/hti/routes.ts';
import { selfTestDeskRoutes } from './modules/instruments/desk-routes.ts';
import { kindRoutes } from './modules/kinds/routes.ts';
import { linkRoutes } from './modules/links/routes.ts';
import { mailDeskRoutes } from './modules/mails/desk-routes.ts';
import { mediaRoutes } from './modules/media/routes.ts';
import { menuRoutes } from './modules/menus/routes.ts';
import { messageRoutes } from './modules/messages/routes.ts';
import { moderationRoutes } from './modules/moderation/routes.ts';
import { nurseRoutes } from './modules/nurses/routes.ts';
import { objectionRoutes } from './modules/objections/routes.ts';
import { openingRoutes } from './modules/opening/routes.ts';
import { overviewRoutes } from './modules/overview/routes.ts';
import { peopleRoutes } from './modules/people/routes.ts';
import { registrationRoutes } from './modules/registrations/routes.ts';
import { previewSite } from './modules/releases/preview.ts';
import { releaseRoutes } from './modules/releases/routes.ts';
import { secondFactorRoutes } from './modules/second-factor/routes.ts';
import { selfTestsRoutes } from './modules/self-tests/routes.ts';
import { sessionRoutes } from './modules/sessions/routes.ts';
import { siteRoutes } from './modules/site/routes.ts';
import { ssoRoutes } from './modules/sso/routes.ts';
import { staffRoutes } from './modules/staff/routes.ts';
import { suicideWordsRoutes } from './modules/suicide-words/routes.ts';
import { systemStatusRoutes } from './modules/system-status/routes.ts';
import { termRoutes } from './modules/terms/routes.ts';
import { togetherRoutes } from './modules/together/routes.ts';
import { transferRoutes } from './modules/transfer/desk-routes.ts';
import { unsubscribeRoutes } from './modules/unsubscribe/routes.ts';
import { versionRoutes } from './modules/versions/routes.ts';
import { viewRoutes } from './modules/views/routes.ts';
import { webformDeskRoutes } from './modules/webforms/desk/routes.ts';
import { webformRoutes } from './modules/webforms/routes.ts';
import { weekLinkRoutes } from './modules/week-links/routes.ts';
import { createSystem, type SystemDependencies } from './system.ts';

/** All routes in order; the last one handles every remaining path. */
export const ROUTES: readonly Route[] = [
  ...sessionRoutes,
  ...objectionRoutes,
  ...accountRoutes,
  ...importRoutes(DATA_IMPORTS),
  ...secondFactorRoutes,
  ...staffRoutes,
  ...overviewRoutes,
  ...systemStatusRoutes,
  ...openingRoutes,
  ...webformRoutes(SUBMIT_HANDLERS),
  ...registrationRoutes,
  ...weekLinkRoutes,
  ...ssoRoutes,
  ...htiRoutes,
  ...buddyRoutes,
  ...nurseRoutes,
  ...dataReadRoutes,
  ...unsubscribeRoutes,
  ...siteRoutes,
  ...alertRoutes,
  ...kindRoutes,
  ...apiDescriptionRoutes,
  ...menuRoutes,
  ...linkRoutes,
  ...mediaRoutes,
  ...mailDeskRoutes,
  ...transferRoutes,
  ...versionRoutes,
  ...releaseRoutes,
  ...activityRoutes,
  ...viewRoutes(CALLER_VIEWS),
  ...termRoutes,
  ...diaryRoutes,
  ...figuresRoutes,
  ...selfTestsRoutes,
  ...selfTestDeskRoutes,
  ...hardMomentRoutes,
  ...homeRoutes,
  ...forumRoutes,
  ...flagRoutes,
  ...messageRoutes,
  ...moderationRoutes,
  ...peopleRoutes,
  ...suicideWordsRoutes,
  ...nurseReviewRoutes,
  ...webformDeskRoutes,
  ...contentRoutes(USER_NODE_HANDLERS),
  ...deskPageRoutes,
  ...contentWriteRoutes,
  ...deskEditorRoutes,
  ...togetherRoutes,
  pageRoute,
];

/**
 * Creates the embedded content system as one Hono app. It serves `/api/{language}/...`; a path without language is
 * Dutch. The domain is the host's first label.
 */
export function mountApp(system: ContentSystem, routes = ROUTES) {
  const app = new Hono<ApiEnv>({ getPath: (request) => splitApiPath(getPathname(request.url)).path });
  app.use(resolveRequest(system));
  app.use(previewSite(system));
  app.use(checkQuery);
  app.onError(onError);
  mountRoutes(app, routes);
  return app;
}

/** Creates an app with a new content system. */
export const createContentApp = (parts: SystemDependencies) => mountApp(createSystem(parts));
