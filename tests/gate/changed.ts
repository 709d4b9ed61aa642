import { execFileSync } from 'node:child_process';

const getGit = (...gitArguments: readonly string[]): readonly string[] =>
  execFileSync('git', gitArguments, { stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 100_000_000 })
    .toString()
    .split('\n')
    .filter((line) => line !== '');

/** Returns the commit on which this branch is based; null if it is unknown. */
function getBeginning(): string | null {
  for (const branch of ['origin/main', 'main']) {
    try {
      const [base = null] = getGit('merge-base', 'HEAD', branch);
      return base;
    } catch {
      // The branch does not exist here.
    }
  }
  return null;
}

/** Returns files that differ from the base commit, committed or not; null if every file must count as changed. */
export function getChangedFiles(): readonly string[] | null {
  try {
    const base = getBeginning();
    if (base === null) return null;
    const fresh = getGit('ls-files', '--others', '--exclude-standard');
    return [...new Set([...getGit('diff', '--name-only', '--diff-filter=d', base), ...fresh])];
  } catch {
    return null;
  }
}

/**
 * Returns files with a text that differs from the base commit, or from the previous commit if this is the base. A file
 * that only moved, with its imports, is unchanged. Returns null if the base commit is unknown.
 */
export function getChangedTexts(): readonly string[] | null {
  try {
    const [headCommit] = getGit('rev-parse', 'HEAD');
    const base = getBeginning();
    const from = base === null || base === headCommit ? 'HEAD~1' : base;
    const lines = getGit('diff', '--name-status', '-M', '--diff-filter=d', from).map((line) => line.split('\t'));
    const changedPaths = lines
      .filter(([kind = '']) => !/^R(?:100|[89]\d)$/.test(kind))
      .map((parts) => parts.at(-1) ?? '');
    return [...new Set([...changedPaths, ...getGit('ls-files', '--others', '--exclude-standard')])];
  } catch {
    return null;
  }
}

/** Returns the short name of the tested commit. */
export function commitName(): string {
  try {
    return getGit('rev-parse', '--short', 'HEAD')[0] ?? '';
  } catch {
    return '';
  }
}
