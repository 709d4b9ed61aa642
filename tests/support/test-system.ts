import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mountApp } from '#src/cms/app.ts';
import type { ApiFailure, ReadRemoteForm, SignOnRefusal } from '#src/cms/http/content-system.ts';
import type { JobFailure } from '#src/cms/jobs/worker.ts';
import type { PushMessage } from '#src/cms/scheduled/push.ts';
import { type JobsOptions, startJobs } from '#src/cms/scheduled/start-jobs.ts';
import { createSystem } from '#src/cms/system.ts';
import { CHECKED_ROUTES } from './checked-routes.ts';
import { createTestConfig } from './content-config.ts';
import { startMailServer } from './mail-server.ts';
import { makeTestDatabase } from './test-database.ts';

/** Creates a clock that a test can move. */
export function createClock(start = '2026-11-20T12:00:00Z') {
  let moment = new Date(start).getTime();
  return {
    now: () => new Date(moment),
    pass: (milliseconds: number) => {
      moment += milliseconds;
    },
  };
}

export interface TestSystemOptions {
  readonly environment?: Readonly<Record<string, string>>;
  /** True to run jobs and send emails; false by default. */
  readonly hasJobs?: boolean;
  readonly refuseMail?: (to: string) => Error | null;
  readonly readFormElsewhere?: ReadRemoteForm;
}

/** Creates a whole content system with a separate database and mail server. `databaseUrl` is `inject('databaseUrl')`. */
export async function makeTestSystem(databaseUrl: string, options: TestSystemOptions = {}) {
  const clock = createClock();
  const database = await makeTestDatabase(databaseUrl);
  const mail = await startMailServer(options.refuseMail ? { answer: options.refuseMail } : {});
  const logEvents: (ApiFailure | JobFailure)[] = [];
  const dataDir = await mkdtemp(join(tmpdir(), 'zelfhulp-data-'));
  const config = createTestConfig({ SMTP_URL: mail.url, ...options.environment }, dataDir);
  const signOnRefusals: SignOnRefusal[] = [];
  const log = (event: ApiFailure | JobFailure | SignOnRefusal) =>
    event.event === 'arrival-refused' ? void signOnRefusals.push(event) : void logEvents.push(event);
  const system = createSystem({
    database,
    config,
    now: clock.now,
    log,
    ...(options.readFormElsewhere && { readFormElsewhere: options.readFormElsewhere }),
  });
  const app = mountApp(system, CHECKED_ROUTES);
  const rung: PushMessage[] = [];
  const sendPush = async (message: PushMessage) => void rung.push(message);
  const getJobs = (event: Parameters<JobsOptions['log']>[0]) => event.event === 'job-failed' && log(event);
  const jobs = options.hasJobs ? await startJobs(system, { log: getJobs, sendPush, pollSeconds: 0.5 }) : null;
  return {
    app,
    clock,
    system,
    database,
    logged: logEvents,
    /** Rejected sign-ons and launches by other organisations. */
    refused: signOnRefusals,
    mails: mail.mails,
    /** Devices that received a push message. */
    rung,
    close: async () => {
      await jobs?.close();
      await system.jobs.close();
      await mail.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type TestSystem = Awaited<ReturnType<typeof makeTestSystem>>;
