import { execFileSync } from 'node:child_process';

const git = (...words: readonly string[]): readonly string[] =>
  execFileSync('git', words, { stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 100_000_000 })
    .toString()
    .split('\n')
    .filter((line) => line !== '');

/** Returns the commit on which this branch is based; null if it is unknown. */
function beginning(): string | null {
  for (const branch of ['origin/main', 'main']) {
    try {
      const [base = null] = git('merge-base', 'HEAD', branch);
      return base;
    } catch {
      // The branch does not exist here.
    }
  }
  return null;
}

/** Returns files that differ from the base commit, committed or not; null if every file must count as changed. */
export function changedFiles(): readonly string[] | null {
  try {
    const base = beginning();
    if (base === null) return null;
    const fresh = git('ls-files', '--others', '--exclude-standard');
    return [...new Set([...git('diff', '--name-only', '--diff-filter=d', base), ...fresh])];
  } catch {
    return null;
  }
}

/**
 * Returns files with a text that differs from the base commit, or from the previous commit if this is the base. A file
 * that only moved, with its imports, is unchanged.
 */
export function changedTexts(): readonly string[] {
  try {
    const [head] = git('rev-parse', 'HEAD');
    const base = beginning();
    const from = base === null || base === head ? 'HEAD~1' : base;
    const lines = git('diff', '--name-status', '-M', '--diff-filter=d', from).map((line) => line.split('\t'));
    const changed = lines.filter(([kind = '']) => !/^R(?:100|[89]\d)$/.test(kind)).map((parts) => parts.at(-1) ?? '');
    return [...new Set([...changed, ...git('ls-files', '--others', '--exclude-standard')])];
  } catch {
    return [];
  }
}

/** Returns the short name of the tested commit. */
export function commitName(): string {
  try {
    return git('rev-parse', '--short', 'HEAD')[0] ?? '';
  } catch {
    return '';
  }
}
