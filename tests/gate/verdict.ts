import type { Ending } from './message.ts';

/** A story that timed out among others and passed alone. */
export interface Unstable {
  readonly title: string;
  readonly file: string;
  readonly line: number;
  readonly waitedFor: string;
}

/** A story of `tests/unstable.json`: it was unstable once, and may not be again. */
export interface UnstableTest {
  readonly title: string;
  readonly file: string;
  /** YYYY-MM-DD */
  readonly date: string;
  readonly waitedFor: string;
}

/** Maximum number of unstable stories: with more, the product or the computer has become slow, which is a finding. */
export const MAX_UNSTABLE = 2;

/** Number of times that a story that timed out runs again, alone. */
export const RETELLINGS = 3;

/** Stories of danger, rights and logins, which never run again, because a fault there would harm. */
const NEVER_AGAIN = /^tests\/e2e\/(?:login|nurse|moment)\/|\/danger[^/]*\.spec/;

const WAITED =
  /^(?:TimeoutError: |(?:Error: (?:[\w.]+: )?)?(?:Test t|T)imeout (?:of )?\d+ms exceeded|"\w+" hook timeout of|Tearing down)/;

/** Returns true for an expectation or a poll that timed out without finding anything. */
const isNothingThere = (error: string) =>
  (/\bTimeout: +\d+m?s/.test(error) && /element\(s\) not found|Received: +hidden/.test(error)) ||
  (/Timeout \d+ms exceeded while waiting on the predicate/.test(error) &&
    /^Received: +(?:undefined|null|false|\[\])$/m.test(error));

const isWait = (error: string) => WAITED.test(error.trim()) || isNothingThere(error);

/** Returns true if a story failed only by a timeout, which a slow computer can cause. */
export const onlyWaited = ({ file, errors }: Ending): boolean =>
  errors.length > 0 && errors.every(isWait) && !NEVER_AGAIN.test(file);

/** Returns the part of an error that states what the test waited for. */
export function getWaitedFor(errors: readonly string[]): string {
  const [error = ''] = errors;
  const line = /(?:waiting for|Locator:) (.*)/.exec(error)?.[1] ?? error.trim().split('\n')[0] ?? '';
  return line.trim().slice(0, 160);
}

/** Failures of the stories, settled. */
export interface Verdict {
  readonly failed: readonly Ending[];
  readonly unstable: readonly Unstable[];
}

/** Runs one story again, alone, `times` times; returns its results. */
export type Retell = (story: Ending, times: number) => Promise<readonly Ending[]>;

/** Returns one failure per story: one that a slow computer cannot cause comes before a timeout. */
export const getFirstFailures = (failures: readonly Ending[]): readonly Ending[] =>
  [...Map.groupBy(failures, ({ id }) => id).values()].flatMap(
    (endings) => endings.find((ending) => !onlyWaited(ending)) ?? endings.slice(0, 1),
  );

/**
 * Decides on failed stories. A failure that a slow computer cannot cause is final, and so is a second one of the same
 * story. A story that timed out once runs again alone: if every run passes it is unstable, but failed if it was already
 * unstable before.
 */
export async function settle(
  failures: readonly Ending[],
  list: readonly UnstableTest[],
  retell: Retell,
): Promise<Verdict> {
  const stories = getFirstFailures(failures);
  const isAccident = (story: Ending) => onlyWaited(story) && failures.filter(({ id }) => id === story.id).length === 1;
  const matchingFailures = stories.filter((story) => !isAccident(story));
  const pendingFailures = stories.filter(isAccident);
  // With this many timeouts all count as failed, regardless of reruns.
  if (pendingFailures.length > MAX_UNSTABLE) return { failed: stories, unstable: [] };
  const unstable: Unstable[] = [];
  for (const story of pendingFailures) {
    const newEndings = await retell(story, RETELLINGS);
    const bad = newEndings.find(({ status }) => status !== 'passed');
    const wasUnstable = list.some(({ title, file }) => title === story.title && file === story.file);
    if (bad !== undefined || newEndings.length < RETELLINGS) matchingFailures.push(bad ?? story);
    else if (wasUnstable)
      matchingFailures.push({ ...story, errors: [`It was unstable before (tests/unstable.json).`, ...story.errors] });
    else {
      const { title, file, line } = story;
      unstable.push({ title, file, line, waitedFor: getWaitedFor(story.errors) });
    }
  }
  return { failed: matchingFailures, unstable };
}
