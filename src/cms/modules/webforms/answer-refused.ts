import { respondPrivately } from '../../http/answer.ts';
import { FormError } from '../../http/form-error.ts';
import { getMessage } from '../../http/messages.ts';
import type { Handler } from '../../http/route.ts';

/** Responds to refused fields like a webform: 400, a message and a text by key. */
export function withRefusedFields(handle: Handler): Handler {
  return async (c) => {
    try {
      return await handle(c);
    } catch (error) {
      if (!(error instanceof FormError)) throw error;
      return respondPrivately(c, { message: getMessage('webform-refused', c.var.language), error: error.fields }, 400);
    }
  };
}
