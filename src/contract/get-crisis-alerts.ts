import { defineOperation } from './operation.ts';
import { isRecord, readList, readWholeNumber } from './wire.ts';

export interface CrisisAlert {
  readonly id: number;
  /** The type of alert, set by editors: "crisis" or "info". */
  readonly type: string;
  readonly title: string;
  /** HTML with the tags of rich text. */
  readonly body: string;
}

/** Lists the alerts of this domain and language, most urgent first. */
export const getCrisisAlerts = defineOperation({
  name: 'get-crisis-alerts',
  method: 'GET',
  route: '/api/v1/crisis-alerts',
  access: 'anyone',
  read: ({ body }) =>
    readList(body, 'alerts').flatMap((item): CrisisAlert[] => {
      const id = isRecord(item) ? readWholeNumber(item.nid) : null;
      if (!isRecord(item) || id === null || typeof item.title !== 'string') return [];
      return [{ id, type: String(item.field_type ?? ''), title: item.title, body: String(item.body ?? '') }];
    }),
});
