import type { ContentSystem } from '../http/content-system.ts';
import type { DrawMail } from '../mail/define-mail.ts';
import { makeDelivery } from '../mail/deliver.ts';
import { makeTransport } from '../mail/transport.ts';
import { makeAskPassword } from './ask-password.ts';
import { makeCleanUp } from './clean-up.ts';
import { makeInactivity } from './inactivity.ts';
import { type JobFailure, startWorker } from './worker.ts';

export interface JobsOptions {
  readonly draw: (...of: Parameters<DrawMail>) => ReturnType<DrawMail> | Promise<ReturnType<DrawMail>>;
  readonly log: (failure: JobFailure) => void;
  readonly pollSeconds?: number;
}

/** Lets this process work on jobs. `close` finishes the ones under way; the system's own `jobs` are closed apart. */
export async function startJobs(system: ContentSystem, { draw, log, pollSeconds }: JobsOptions) {
  const transport = makeTransport(system.config);
  const worker = await startWorker({
    database: system.database,
    log,
    pollSeconds,
    handlers: {
      mail: makeDelivery(system, draw, transport),
      'ask-password': makeAskPassword(system),
      'clean-up': makeCleanUp(system),
      inactivity: makeInactivity(system),
    },
  });
  return {
    close: async () => {
      await worker.close();
      transport.close();
    },
  };
}
