import { RESTRICTION_ACTIONS, type RestrictionAction } from '#src/contract/desk/people.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { type CalendarDate, isCalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { findAddressAccounts } from '../identity/addresses.ts';
import { lockParticipant } from '../modules/people/restrict-person.ts';
import { restrictAndRecord } from '../modules/restrictions/restrict.ts';
import { printLine, withSystem } from './with-system.ts';

const USAGE = `npm run account -- suspend PROGRAMME ADDRESS [--until=YYYY-MM-DD] REASON
also unsuspend, silence, unsilence; programmes: ${DOMAINS.map(({ key }) => key).join(', ')}`;

const isAction = (name: string): name is RestrictionAction => RESTRICTION_ACTIONS.some((action) => action === name);

interface AccountArguments {
  readonly domain: string;
  readonly mail: string;
  readonly until: CalendarDate | null;
  readonly reason: string;
}

/** Parses the command-line arguments; null if one is missing or the date is invalid. */
function parseArguments(commandWords: readonly string[]): AccountArguments | null {
  const input = commandWords.find((word) => word.startsWith('--until='))?.slice('--until='.length);
  const [domain = '', mail = '', ...reason] = commandWords.filter((word) => !word.startsWith('--until='));
  const isDomain = DOMAINS.some(({ key }) => key === domain);
  if (!isDomain || mail === '' || reason.length === 0) return null;
  if (input === undefined) return { domain, mail, until: null, reason: reason.join(' ') };
  return isCalendarDate(input) ? { domain, mail, until: input, reason: reason.join(' ') } : null;
}

/** Suspends or silences a participant, or undoes it. Takes effect immediately and is recorded. */
await withSystem(async (system) => {
  const [command = '', ...args] = process.argv.slice(2);
  const options = parseArguments(args);
  if (!isAction(command) || options === null) {
    printLine(USAGE);
    process.exitCode = 1;
    return;
  }
  const { domain, mail, until, reason } = options;
  const { validated, others } = await findAddressAccounts(system.database.db, domain, mail);
  if (validated === null && others.length > 1) {
    printLine(`${others.length} accounts have the address ${mail} in ${domain}, and none of them confirmed it.`);
    process.exitCode = 1;
    return;
  }
  const user = validated ?? others[0];
  if (user?.role !== 'client' && user?.role !== 'sso_client') {
    printLine(`No participant has the address ${mail} in ${domain}.`);
    process.exitCode = 1;
    return;
  }
  await system.jobs.transact(async (tx) => {
    const lockedUser = await lockParticipant(tx, user.uid);
    const grounds = { reason, until, rule: 'law', source: 'team' } as const;
    await restrictAndRecord(system, tx, lockedUser, { action: command, staffUid: null, ...grounds });
  });
  printLine(`Done: ${command} ${mail} in ${domain}.`);
});
