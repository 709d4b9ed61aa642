import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseRunAs } from '#src/cms/db/embedded/run-as.ts';
import { ROOT } from '#src/server/root.ts';
import { getProgram } from './programs.ts';

/** A network of its own on the loopback device, with a folder for everything that is written. */
export interface Place {
  readonly folder: string;
  /** The address of machine `10.0.0.<number>` of `ops/`. */
  readonly addressOf: (number: number) => string;
  /** A configuration of `ops/` with other names and addresses, written into the folder; gives its path. */
  readonly configure: (name: string, changes: Readonly<Record<string, string>>, as?: string) => string;
  /** Makes a folder in the folder; gives its path. */
  readonly makeFolder: (name: string) => string;
  readonly write: (name: string, text: string) => string;
  /** A certificate with its key, for any name: the paths of both, and of one file that holds them together. */
  readonly certificate: { readonly certificate: string; readonly key: string; readonly both: string };
  /** What ends when the place does, the newest first. */
  readonly atEnd: (end: () => Promise<unknown>) => void;
  readonly close: () => Promise<void>;
}

function makeCertificate(write: Place['write'], folder: string) {
  const [key, certificate] = [join(folder, 'site.key'), join(folder, 'site.crt')];
  const subject = ['-subj', '/CN=localhost', '-days', '2', '-nodes'];
  const requests = ['req', '-x509', '-newkey', 'rsa:2048', ...subject, '-keyout', key, '-out', certificate];
  execFileSync(getProgram('openssl'), requests, { stdio: 'ignore' });
  const both = write('site.pem', readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'));
  const { owner } = chooseRunAs();
  chmodSync(key, 0o600);
  if (owner) chownSync(key, owner.uid, owner.gid);
  return { certificate, key, both };
}

/** Every change has to be found: a configuration of `ops/` that changes does not go untried in silence. */
function change(text: string, changes: Readonly<Record<string, string>>, name: string): string {
  return Object.entries(changes).reduce((before, [from, to]) => {
    if (!before.includes(from)) throw new Error(`ops/${name} no longer says "${from}".`);
    return before.replaceAll(from, to);
  }, text);
}

export function makePlace(): Place {
  const folder = mkdtempSync(join(tmpdir(), 'faults-cluster-'));
  const { owner } = chooseRunAs();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const ends: (() => Promise<unknown>)[] = [];
  const network = `127.${randomInt(64, 128)}.${randomInt(1, 255)}.`;
  const write: Place['write'] = (name, text) => {
    const path = join(folder, name);
    writeFileSync(path, text);
    if (owner) chownSync(path, owner.uid, owner.gid);
    return path;
  };
  return {
    folder,
    addressOf: (number) => network + number,
    write,
    makeFolder: (name) => {
      const path = join(folder, name);
      mkdirSync(path);
      if (owner) chownSync(path, owner.uid, owner.gid);
      return path;
    },
    configure: (name, changes, as = name) => {
      const text = readFileSync(join(ROOT, 'ops', name), 'utf8');
      return write(as, change(text, changes, name).replaceAll('10.0.0.', network));
    },
    certificate: makeCertificate(write, folder),
    atEnd: (end) => void ends.push(end),
    close: async () => {
      for (const end of ends.toReversed()) await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
