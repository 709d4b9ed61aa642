import { defineOperation } from '../operation.ts';
import type { DeskAlert } from './alert.ts';
import { readList } from './rows.ts';

/** Every alert, on or off, in the order in which visitors see them. */
export const listAlerts = defineOperation({
  name: 'list-alerts',
  method: 'GET',
  route: '/desk/alerts',
  access: 'editor',
  read: ({ body }): readonly DeskAlert[] => readList(body),
  errors: { 403: 'not logged in as an editor' },
});
