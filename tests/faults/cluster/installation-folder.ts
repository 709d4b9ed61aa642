import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseSystemUser } from '#src/cms/db/embedded/program-user.ts';
import { ROOT } from '#src/server/root.ts';
import { getProgram } from './programs.ts';

/** A separate network on the loopback device, with a folder for all files. */
export interface Place {
  readonly folder: string;
  /** Returns the IP address of server `10.0.0.<number>` of `ops/`. */
  readonly addressOf: (number: number) => string;
  /** Writes a configuration of `ops/` with other names and addresses into the folder; returns its path. */
  readonly configure: (name: string, changes: Readonly<Record<string, string>>, as?: string) => string;
  /** Creates a subfolder; returns its path. */
  readonly makeFolder: (name: string) => string;
  readonly write: (name: string, text: string) => string;
  /** A certificate for any name with its key: the paths of both, and of a file that contains both. */
  readonly certificate: { readonly certificate: string; readonly key: string; readonly both: string };
  /** Registers a cleanup; cleanups run in reverse order when the environment closes. */
  readonly atEnd: (end: () => Promise<unknown>) => void;
  readonly close: () => Promise<void>;
}

function makeCertificate(write: Place['write'], folder: string) {
  const [key, certificate] = [join(folder, 'site.key'), join(folder, 'site.crt')];
  const subject = ['-subj', '/CN=localhost', '-days', '2', '-nodes'];
  const requests = ['req', '-x509', '-newkey', 'rsa:2048', ...subject, '-keyout', key, '-out', certificate];
  execFileSync(getProgram('openssl'), requests, { stdio: 'ignore' });
  const combinedText = write('site.pem', readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'));
  const { owner } = chooseSystemUser();
  chmodSync(key, 0o600);
  if (owner) chownSync(key, owner.uid, owner.gid);
  return { certificate, key, both: combinedText };
}

/** Replaces every listed text; throws if one is missing, so that a changed configuration of `ops/` is noticed. */
function change(text: string, changes: Readonly<Record<string, string>>, name: string): string {
  return Object.entries(changes).reduce((previousTotal, [from, to]) => {
    if (!previousTotal.includes(from)) throw new Error(`ops/${name} no longer says "${from}".`);
    return previousTotal.replaceAll(from, to);
  }, text);
}

export function makePlace(): Place {
  const folder = mkdtempSync(join(tmpdir(), 'faults-cluster-'));
  const { owner } = chooseSystemUser();
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
