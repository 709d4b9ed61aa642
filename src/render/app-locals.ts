import type { PageLocals } from './locals.ts';
import type { PageAnswer } from './page.ts';

declare global {
  namespace App {
    interface Locals extends PageLocals {
      /** Response for the URL, if it was resolved before rendering. */
      readonly answer?: PageAnswer;
    }
  }
}
