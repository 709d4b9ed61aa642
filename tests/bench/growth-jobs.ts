import type { ContentSystem } from '#src/cms/http/content-system.ts';
import { sendWaitingMails } from '#src/cms/mail/watch-mail-server.ts';
import { sendWeeklyProgress } from '#src/cms/modules/buddies/weekly-progress.ts';
import { sendDailyMails } from '#src/cms/modules/reminders/daily-mails.ts';
import { sendPhaseMails } from '#src/cms/modules/reminders/phase-mails.ts';
import { sendThinkingOfYou } from '#src/cms/modules/reminders/thinking-of-you.ts';
import { sendUsageReminders } from '#src/cms/modules/reminders/usage-reminders.ts';
import { createCleanUpHandler } from '#src/cms/scheduled/clean-up.ts';
import { createInactivityHandler } from '#src/cms/scheduled/inactivity.ts';
import type { GrowthCall } from './growth-calls.ts';

type Job = (system: ContentSystem) => Promise<void>;

const JOBS: Readonly<Record<string, Job>> = {
  'daily mails': sendDailyMails,
  'phase mails': sendPhaseMails,
  'reminders of yesterday': sendUsageReminders,
  'thinking of you': sendThinkingOfYou,
  'progress for buddies': sendWeeklyProgress,
  inactivity: (system) => createInactivityHandler(system)({}, { id: 'bench' }),
  'mails for a mail server that is back': async ({ database }) => {
    await sendWaitingMails({ database, transport: { isReachable: async () => true } });
  },
  'clean-up': (system) => createCleanUpHandler(system)({}, { id: 'bench' }),
};

/** Jobs that search for users. The same number is due in every size, because the other users are never due. */
export const GROWTH_JOBS: readonly GrowthCall[] = Object.entries(JOBS).map(([name, run]) => ({
  what: `job: ${name}`,
  prepare:
    async ({ system }) =>
    () =>
      run(system),
}));
