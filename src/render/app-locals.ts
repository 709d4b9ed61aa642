import type { PageLocals } from './locals.ts';
import type { PageAnswer } from './page.ts';

declare global {
  namespace App {
    interface Locals extends PageLocals {
      /** Answer for the address, where it was resolved before rendering. */
      readonly answer?: PageAnswer;
    }
  }
}
