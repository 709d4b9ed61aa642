import { defineOperation } from '../operation.ts';
import { UnreadableResponseError } from '../result.ts';
import { readRecord } from '../wire.ts';

/** Returns the key of this session for copies of unsaved text in the browser: 32 bytes, base64. */
export const openCopyKey = defineOperation({
  name: 'open-copy-key',
  method: 'GET',
  route: '/desk/copy-key',
  access: 'staff',
  read: ({ body }): string => {
    const { key } = readRecord(body, 'copy key');
    if (typeof key !== 'string') throw new UnreadableResponseError('malformed', 'no copy key');
    return key;
  },
  errors: { 403: 'not logged in as a staff member' },
});
