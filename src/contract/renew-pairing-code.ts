import { defineOperation } from './operation.ts';
import { UnreadableAnswer } from './result.ts';
import { record } from './wire.ts';

/** Creates a new code for the calling nurse. The old one ends at once; existing pairings stay. */
export const renewPairingCode = defineOperation({
  name: 'renew-pairing-code',
  method: 'POST',
  route: '/pairing-code/renew',
  access: 'nurse',
  read: ({ body }) => {
    const { pairing_code: pairingCode } = record(body, 'code');
    if (typeof pairingCode !== 'string') throw new UnreadableAnswer('malformed', 'no pairing code');
    return { pairingCode };
  },
  errors: { 403: 'not logged in as a nurse' },
});
