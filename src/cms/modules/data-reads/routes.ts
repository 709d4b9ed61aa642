import { getAccessRecord } from '#src/contract/nurse-access.ts';
import { type Route, serve } from '../../http/route.ts';
import { showRecord } from './show-record.ts';

export const dataReadRoutes: readonly Route[] = [serve(getAccessRecord, showRecord)];
