import { execFileSync } from 'node:child_process';

const git = (...words: readonly string[]): readonly string[] =>
  execFileSync('git', words, { stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 100_000_000 })
    .toString()
    .split('\n')
    .filter((line) => line !== '');

/** The commit that this work began at; null where nobody can tell. */
function beginning(): string | null {
  for (const branch of ['origin/main', 'main']) {
    try {
      const [base = null] = git('merge-base', 'HEAD', branch);
      return base;
    } catch {
      // No such branch here.
    }
  }
  return null;
}

/** Files that are other than at the beginning, committed or not; null where everything has to be taken for changed. */
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
 * Files with another text than before this work, at the last commit where the work begins at this one. A file that only
 * moved, with its imports, is no change.
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

/** The commit that is tested, in short. */
export function commitName(): string {
  try {
    return git('rev-parse', '--short', 'HEAD')[0] ?? '';
  } catch {
    return '';
  }
}
