import type { PageLocals } from './locals.ts';
import type { Answer } from './page.ts';

declare global {
  namespace App {
    interface Locals extends PageLocals {
      /** What stands at the address, where it was found out before the page is drawn. */
      readonly answer?: Answer;
    }
  }
}
