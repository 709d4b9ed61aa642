import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '#src/server/root.ts';

/** Another version of the product, built in a separate folder. */
export interface Release {
  readonly root: string;
  /** The commit from which it was built. */
  readonly commit: string;
  readonly remove: () => void;
}

const getGit = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

/** Returns the newest tag; without a tag, the commit before the newest change of the tables. */
function findPrevious(): string {
  const tag = getGit('tag', '--merged', 'HEAD', '--sort=-creatordate').split('\n')[0];
  return tag || `${getGit('log', '-1', '--format=%H', '--', 'src/cms/db/migrations')}^`;
}

const getLock = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');

/** Exports a commit from the repository and builds it, with separate packages if they differ from ours. */
export function buildRelease(argument: string | undefined): Release {
  const commit = getGit('rev-parse', '--short', argument ?? findPrevious());
  const root = join(mkdtempSync(join(tmpdir(), 'previous-')), 'zelfhulp');
  mkdirSync(root);
  const archive = execFileSync('git', ['archive', '--format=tar', commit], { cwd: ROOT, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', root], { input: archive });
  if (getLock(root) === getLock(ROOT)) symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  else execFileSync('npm', ['ci', '--prefer-offline', '--no-audit'], { cwd: root, stdio: 'ignore' });
  execFileSync(process.execPath, ['src/server/build.ts'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  return { root, commit, remove: () => rmSync(join(root, '..'), { recursive: true, force: true }) };
}
