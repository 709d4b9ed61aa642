import { flagContent } from '#src/contract/flag-content.ts';
import { unflagContent } from '#src/contract/unflag-content.ts';
import { type Route, serve } from '../../http/route.ts';
import { flag, unflag } from './flag.ts';

export const flagRoutes: readonly Route[] = [serve(flagContent, flag), serve(unflagContent, unflag)];
