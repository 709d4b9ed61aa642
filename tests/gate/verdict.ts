import type { Ending } from './message.ts';

/** A story that waited in vain in company and passed alone. */
export interface Unstable {
  readonly title: string;
  readonly file: string;
  readonly line: number;
  readonly waitedFor: string;
}

/** A story of `tests/unstable.json`: it was unstable once, and may not be again. */
export interface Listed {
  readonly title: string;
  readonly file: string;
  /** YYYY-MM-DD */
  readonly date: string;
  readonly waitedFor: string;
}

/** More unstable stories than these: the product or the machine has become slow, which is a finding. */
export const MOST_UNSTABLE = 2;

/** So often a story that waited in vain is told again, alone. */
export const RETELLINGS = 3;

/** Danger, rights and logins: nothing is told again where a fault would harm. */
const NEVER_AGAIN = /^tests\/e2e\/(?:login|nurse|moment)\/|\/danger[^/]*\.spec/;

const WAITED =
  /^(?:TimeoutError: |Error: (?:[\w.]+: )?Timeout \d+ms exceeded|Test timeout of \d+ms exceeded|"\w+" hook timeout of|Tearing down)/;

/** An expectation that ended at its limit with nothing there. */
const isNothingThere = (error: string) =>
  /\bTimeout: +\d+m?s/.test(error) && /element\(s\) not found|Received: +hidden/.test(error);

const isWait = (error: string) => WAITED.test(error.trim()) || isNothingThere(error);

/** Whether a story failed by nothing but a wait that ran out, which a slow machine can cause. */
export const onlyWaited = ({ file, errors }: Ending): boolean =>
  errors.length > 0 && errors.every(isWait) && !NEVER_AGAIN.test(file);

/** The words of an error that say what was waited for. */
export function waitedFor(errors: readonly string[]): string {
  const [error = ''] = errors;
  const line = /(?:waiting for|Locator:) (.*)/.exec(error)?.[1] ?? error.trim().split('\n')[0] ?? '';
  return line.trim().slice(0, 160);
}

/** Failures of the stories, settled. */
export interface Verdict {
  readonly failed: readonly Ending[];
  readonly unstable: readonly Unstable[];
}

/** Tells one story again, alone, as often as is asked; its endings. */
export type Retell = (story: Ending, times: number) => Promise<readonly Ending[]>;

/**
 * Settles the failures of stories. A failure that no slow machine can cause is red at once. A wait that ran out is told
 * again alone; where every retelling passes the story is unstable, and red where it was unstable before.
 */
export async function settle(failures: readonly Ending[], listed: readonly Listed[], retell: Retell): Promise<Verdict> {
  const failed = failures.filter((story) => !onlyWaited(story));
  const waiting = failures.filter(onlyWaited);
  // So many are red whatever a retelling says.
  if (waiting.length > MOST_UNSTABLE) return { failed: failures, unstable: [] };
  const unstable: Unstable[] = [];
  for (const story of waiting) {
    const again = await retell(story, RETELLINGS);
    const bad = again.find(({ status }) => status !== 'passed');
    const wasUnstable = listed.some(({ title, file }) => title === story.title && file === story.file);
    if (bad !== undefined || again.length < RETELLINGS) failed.push(bad ?? story);
    else if (wasUnstable)
      failed.push({ ...story, errors: [`It was unstable before (tests/unstable.json).`, ...story.errors] });
    else {
      const { title, file, line } = story;
      unstable.push({ title, file, line, waitedFor: waitedFor(story.errors) });
    }
  }
  return { failed, unstable };
}
