import { createAdministratorLink } from '../modules/staff/administrator-link.ts';
import { printLine, withSystem } from './with-system.ts';

/** Prints a link that makes its first opener an administrator; valid once, for one hour. */
await withSystem(async (system) => {
  printLine(await createAdministratorLink(system));
  printLine(
    'The person who opens this link becomes an administrator. It works once, for an hour; an older link has ended.',
  );
});
