import { type Decision, pendingNurses, reviewNurse } from '../modules/accounts/review-nurse.ts';
import { say, withSystem } from './with-system.ts';

const USE = 'npm run nurse:list, npm run nurse:approve -- ADDRESS, npm run nurse:reject -- ADDRESS';

/** Lists the nurses who wait for review, or decides about one. */
await withSystem(async (system) => {
  const [command, mail = ''] = process.argv.slice(2);
  if (command === 'list') {
    for (const { mail: address, since, practice } of await pendingNurses(system)) {
      const who = `${practice.initials} ${practice.familyName}, ${practice.function}, ${practice.generalPractitioner}`;
      say(`${since.toISOString().slice(0, 10)}  ${address}  ${who}, ${practice.locality}`);
    }
    return;
  }
  if ((command !== 'approve' && command !== 'reject') || mail === '') {
    say(USE);
    process.exitCode = 1;
    return;
  }
  const isDone = await reviewNurse(system, mail, command satisfies Decision);
  say(isDone ? `Done: ${command} ${mail}. The mail is on its way.` : `Nobody waits for review at ${mail}.`);
  if (!isDone) process.exitCode = 1;
});
