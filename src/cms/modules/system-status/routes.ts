import { listSites, saveSite } from '#src/contract/desk/sites.ts';
import { type Route, serve } from '../../http/route.ts';
import { saveSettings, showSites } from '../site/settings.ts';
import { jobsRoute } from './jobs-health.ts';
import { mailLogRoute } from './mail-log.ts';

/** Routes for administrators: the sites, outgoing mails, and jobs. */
export const systemStatusRoutes: readonly Route[] = [
  serve(listSites, showSites),
  serve(saveSite, saveSettings),
  mailLogRoute,
  jobsRoute,
];
