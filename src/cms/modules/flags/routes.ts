import { flagContent, unflagContent } from '#src/contract/flags.ts';
import { type Route, serve } from '../../http/route.ts';
import { flag, unflag } from './flag.ts';

export const flagRoutes: readonly Route[] = [serve(flagContent, flag), serve(unflagContent, unflag)];
