import type { Database } from '#src/cms/db/database.ts';
import { createJobs, type Jobs } from '#src/cms/jobs/jobs.ts';
import type { RenderMail } from '#src/cms/mail/define-mail.ts';
import { startJobs } from '#src/cms/scheduled/start-jobs.ts';
import { createSystem } from '#src/cms/system.ts';
import type { Config } from '#src/config.ts';
import { createProcessLog, toLogReason } from './process-log.ts';

interface DevJobs {
  readonly jobs: Jobs;
  readonly working: ReturnType<typeof startJobs>;
}

declare global {
  /** The jobs of the development server, which continue during reloads. */
  var zelfhulpJobs: DevJobs | undefined;
}

/** Creates the jobs once per process and runs them; mails are rendered by the current code. */
export function startDevJobs(
  database: Database,
  config: Config,
  load: (path: string) => Promise<Record<string, unknown>>,
): Jobs {
  if (globalThis.zelfhulpJobs) return globalThis.zelfhulpJobs.jobs;
  const log = createProcessLog(config.instance);
  const jobs = createJobs(database, (error) => log({ event: 'job-failed', reason: toLogReason(error) }));
  const draw = async (...of: Parameters<RenderMail>) => {
    const { renderMail } = (await load(
      '/src/cms/mail/render-mail.ts',
    )) as typeof import('#src/cms/mail/render-mail.ts');
    return renderMail(...of);
  };
  const system = createSystem({ database, config, jobs });
  const working = startJobs(system, { draw, log: (failure) => log({ ...failure }) });
  working.catch((error: unknown) => log({ event: 'job-failed', reason: toLogReason(error) }));
  globalThis.zelfhulpJobs = { jobs, working };
  return jobs;
}

/** Waits for running jobs. */
export async function closeDevJobs(): Promise<void> {
  const { jobs, working } = globalThis.zelfhulpJobs ?? {};
  await (await working?.catch(() => undefined))?.close();
  await jobs?.close();
}
