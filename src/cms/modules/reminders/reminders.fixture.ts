import { afterAll, beforeAll, expect, inject, vi } from 'vitest';
import { loadStarter } from '#src/cms/starter/load.ts';
import { participant } from '#tests/support/accounts.ts';
import { CONTENT_FIXTURE } from '#tests/support/content-fixture.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';

export const DAY = 86_400_000;
export const MESSAGES = { params: { view: 'messages', display: 'list' } } as const;
/** Every setting of mail. */
export const ALL = ['daily_mail', 'end_of_phase_mail', 'usage_reminder_mail', 'forum_reply_mail', 'badge_mail'];

const [first] = CONTENT_FIXTURE.webforms;
const createExercise = (webform: string) => ({ type: 'exercise', title: webform, webform }) as const;
const createPhase = (title: string, ...webforms: readonly string[]) =>
  ({ type: 'phase', title, exercises: webforms.map(createExercise) }) as const;

/** Two phases a week apart, with one exercise each. */
const PROGRAMME = {
  id: 'programme',
  type: 'program',
  domains: ['alcohol'],
  path: { nl: '/programma' },
  nl: {
    title: 'Programma',
    phaseDayInterval: 7,
    phases: [createPhase('Een', 'alcohol_1_1'), createPhase('Twee', 'alcohol_2_1')],
  },
} as const;

/** The content system of the tests of a file. */
export let system: TestSystem;

/** Starts a content system with jobs and a programme for the tests of a file. */
export function withReaders(): void {
  beforeAll(async () => {
    system = await makeTestSystem(inject('databaseUrl'), { hasJobs: true });
    const webforms = [...CONTENT_FIXTURE.webforms, { ...first, id: 'alcohol_2_1' }] as typeof CONTENT_FIXTURE.webforms;
    const pages = [...CONTENT_FIXTURE.pages, PROGRAMME];
    await loadStarter(system.database.db, { ...CONTENT_FIXTURE, webforms, pages });
  });
  afterAll(() => system.close());
}

type ReaderOptions = { readonly settings?: readonly string[]; readonly isValidated?: boolean; readonly mail?: string };

/** Creates a user who receives every mail by default. */
export async function createReader({ settings = ALL, isValidated = true }: ReaderOptions = {}) {
  const me = await participant(system);
  await system.database.pool.query(
    'update users set notifications = $1, validated_at = $2, active_at = $3 where uid = $4',
    [settings, isValidated ? system.clock.now() : null, system.clock.now(), me.uid],
  );
  return me;
}

export type Me = Awaited<ReturnType<typeof createReader>>;

/** Returns the mails to a user, without those about the account, which may arrive at any time. */
export const getMails = ({ mail }: Pick<Me, 'mail'>) =>
  system.mails.filter(({ to, subject }) => to === mail && !/Bevestig/.test(subject));

export const getSubjects = (me: Pick<Me, 'mail'>) => getMails(me).map(({ subject }) => subject);

/** Waits until every mail was sent. */
export async function delivered(): Promise<void> {
  await vi.waitFor(
    async () => {
      const { rows } = await system.database.pool.query(
        "select 1 from pgboss.job where name in ('mail', 'push') and state in ('created', 'retry', 'active')",
      );
      expect(rows).toEqual([]);
    },
    { timeout: 60_000, interval: 100 },
  );
}

/** Runs a job on two workers at the same moment, and once more. */
export async function runTwice(job: (of: TestSystem['system']) => Promise<void>): Promise<void> {
  await Promise.all([job(system.system), job(system.system)]);
  await job(system.system);
  await delivered();
}
