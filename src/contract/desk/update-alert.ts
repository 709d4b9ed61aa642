import { defineOperation } from '../operation.ts';
import { type AlertContent, alertBody, type DeskAlert } from './alert.ts';
import { readOne } from './rows.ts';
import { startedFrom, type Versioned } from './version.ts';

export const changedAlert = alertBody.shape(startedFrom);

/** Changes an alert as a whole; visitors see it on their next request. */
export const updateAlert = defineOperation({
  name: 'update-alert',
  method: 'PATCH',
  route: '/desk/alerts/:id',
  access: 'editor',
  touches: 'stored',
  activity: 'alert',
  changesSite: true,
  request: changedAlert,
  body: ({ body }: { readonly body: AlertContent & Versioned }) => body,
  read: ({ body }): DeskAlert => readOne(body, 'uuid'),
  errors: {
    403: 'not logged in as an editor',
    404: 'no such alert',
    412: 'somebody else saved it meanwhile: readConflict',
    422: 'a value refused',
  },
});
