import { NURSE_STATUS_CHANGES, type NurseStatusChange } from '#src/contract/desk/nurses.ts';
import type { ContentSystem } from '../http/content-system.ts';
import { listAddressAccounts } from '../identity/addresses.ts';
import { handleReviewNurse, listPendingNurses, type ReviewDecision } from '../modules/accounts/review-nurse.ts';
import { changeNurseApproval } from '../modules/people/nurse-status.ts';
import { printLine, withSystem } from './with-system.ts';

const USAGE = `npm run nurse -- list, npm run nurse -- approve ADDRESS, npm run nurse -- reject ADDRESS,
npm run nurse -- withdraw ADDRESS REASON, npm run nurse -- give-back ADDRESS REASON`;

const isNurseStatusChange = (name: string | undefined): name is NurseStatusChange =>
  NURSE_STATUS_CHANGES.some((action) => action === name);

/** Revokes or restores the approval of a nurse. */
async function changeNurseStatus(
  system: ContentSystem,
  action: NurseStatusChange,
  mail: string,
  reason: string,
): Promise<void> {
  const reviewedAccounts = (await listAddressAccounts(system.database.db, 'guided', mail)).filter(({ status }) =>
    ['active', 'withdrawn'].includes(status),
  );
  const [nurse] = reviewedAccounts;
  const isDone =
    nurse && reviewedAccounts.length === 1
      ? await changeNurseApproval(system, nurse.uid, { action, reason, staffUid: null })
      : false;
  printLine(isDone ? `Done: ${action} ${mail}.` : `No nurse at ${mail} of whom that can be done.`);
  if (!isDone) process.exitCode = 1;
}

/** Lists the nurses who wait for review, or approves or rejects one. */
await withSystem(async (system) => {
  const [command, mail = '', ...reason] = process.argv.slice(2);
  if (command === 'list') {
    for (const { mail: address, since, practice } of await listPendingNurses(system)) {
      const name = `${practice.initials} ${practice.familyName}, ${practice.function}, ${practice.generalPractitioner}`;
      printLine(`${since.toISOString().slice(0, 10)}  ${address}  ${name}, ${practice.locality}`);
    }
    return;
  }
  if (isNurseStatusChange(command) && mail !== '' && reason.length > 0) {
    await changeNurseStatus(system, command, mail, reason.join(' '));
    return;
  }
  if ((command !== 'approve' && command !== 'reject') || mail === '') {
    printLine(USAGE);
    process.exitCode = 1;
    return;
  }
  const isDone = await handleReviewNurse(system, mail, command satisfies ReviewDecision);
  const pendingAccounts = (await listAddressAccounts(system.database.db, 'guided', mail)).filter(
    ({ status }) => status === 'pending',
  );
  if (isDone) printLine(`Done: ${command} ${mail}. The mail is on its way.`);
  else
    printLine(
      pendingAccounts.length > 1
        ? `${pendingAccounts.length} wait at ${mail}: the desk shows each.`
        : `Nobody waits for review at ${mail}.`,
    );
  if (!isDone) process.exitCode = 1;
});
