import { describeError } from '../db/describe-error.ts';
import type { ContentSystem } from '../http/content-system.ts';
import type { SweepData, SweepName } from '../jobs/queues.ts';
import type { Sweep } from '../jobs/sweep.ts';
import { type JobFailure, startWorker, type WorkerOptions } from '../jobs/worker.ts';
import type { RenderMailAsync } from '../mail/define-mail.ts';
import { renderMail } from '../mail/render-mail.ts';
import { createMailTransport } from '../mail/transport.ts';
import { watchMailServer } from '../mail/watch-mail-server.ts';
import { sendWeeklyProgress } from '../modules/buddies/weekly-progress.ts';
import { handleCheckAllLinks } from '../modules/links/check-all.ts';
import { sendAftercareMessages } from '../modules/reminders/after-messages.ts';
import { sendDailyMails } from '../modules/reminders/daily-mails.ts';
import { sendLookBackMails } from '../modules/reminders/look-back-mails.ts';
import { sendPhaseMails } from '../modules/reminders/phase-mails.ts';
import { sendPreferredHourReminders } from '../modules/reminders/reminder-hour.ts';
import { sendThinkingOfYou } from '../modules/reminders/thinking-of-you.ts';
import { sendUsageReminders } from '../modules/reminders/usage-reminders.ts';
import { sendWeekMails } from '../modules/reminders/week-mails.ts';
import { createCleanUpHandler } from './clean-up.ts';
import { createMailJobHandler } from './deliver-mail.ts';
import { createInactivityHandler } from './inactivity.ts';
import { createPushHandler, logPush, type PushLogEntry, type SendPush, sendThroughGateway } from './push.ts';
import { createPasswordRequestHandler } from './request-password.ts';

export interface JobsOptions {
  /** Renders a mail with reloaded code during development; by default with the code at the start of the process. */
  readonly draw?: RenderMailAsync;
  readonly log: (event: JobFailure | PushLogEntry) => void;
  /** Reports the error of a failed job to the error service. */
  readonly report?: WorkerOptions['report'];
  /** Sends pushes; by default through the configured gateway. */
  readonly sendPush?: SendPush;
  /** Poll interval of the worker; the mail server is checked five times less often. */
  readonly pollSeconds?: number;
}

/** Starts handling jobs in this process. `close` completes the current ones; close the system's `jobs` separately. */
export async function startJobs(
  system: ContentSystem,
  { draw = renderMail, log, report, sendPush, pollSeconds = 2 }: JobsOptions,
) {
  const { push } = system.config;
  const transport = createMailTransport(system.config);
  const createSweep = (name: SweepName, send: (system: ContentSystem, sweep: Sweep) => Promise<void>) => {
    return ({ range }: SweepData, { id }: { readonly id: string }) =>
      send(system, { name, id, ...(range ? { range } : {}) });
  };
  const worker = await startWorker({
    database: system.database,
    log,
    report,
    pollSeconds,
    now: system.now,
    mailsAtOnce: system.config.accounts.smtpConnections,
    handlers: {
      mail: createMailJobHandler(system, draw, transport),
      'ask-password': createPasswordRequestHandler(system),
      push: createPushHandler(system, sendPush ?? (push ? sendThroughGateway(push) : logPush(log))),
      'clean-up': createCleanUpHandler(system),
      'check-links': () => handleCheckAllLinks(system),
      'daily-mails': createSweep('daily-mails', sendDailyMails),
      'phase-mails': createSweep('phase-mails', sendPhaseMails),
      'usage-reminders': createSweep('usage-reminders', sendUsageReminders),
      'own-hour': createSweep('own-hour', sendPreferredHourReminders),
      'after-messages': createSweep('after-messages', sendAftercareMessages),
      'week-mails': createSweep('week-mails', sendWeekMails),
      'look-back': createSweep('look-back', sendLookBackMails),
      'buddy-progress': createSweep('buddy-progress', sendWeeklyProgress),
      'thinking-of-you': createSweep('thinking-of-you', sendThinkingOfYou),
      inactivity: createInactivityHandler(system),
    },
  });
  const watch = watchMailServer({ database: system.database, transport }, 5_000 * pollSeconds, (error) =>
    log({ event: 'job-failed', queue: 'mail', reason: describeError(error) }),
  );
  return {
    close: async () => {
      watch.close();
      await worker.close();
      transport.close();
    },
  };
}
