import { makeAdministratorLink } from '../modules/staff/administrator-link.ts';
import { say, withSystem } from './with-system.ts';

/** Prints a link that makes its first opener an administrator; valid once, for one hour. */
await withSystem(async (system) => {
  say(await makeAdministratorLink(system));
  say('Whoever opens this link becomes an administrator. It works once, for an hour; an older link has ended.');
});
