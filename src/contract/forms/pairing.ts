import { readConsent } from '#src/rules/fields/choice.ts';
import { readTypedPairingCode } from '../nurse-info.ts';
import { defineForm } from './form.ts';

/** Section 5, "Pairing code": capitals and spaces are forgiven, the agreement must be ticked. */
export const pairingForm = defineForm({ code: readTypedPairingCode, agreement: readConsent });
