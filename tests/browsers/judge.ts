import { FILLED } from './allowed.ts';
import type { Finding } from './scan-script.ts';

/** Describes the problem of a finding and its fix. */
const toComplaint = (file: string, { name, line, lacking }: Finding): string =>
  `${file}:${line} uses ${name}, which is missing in ${lacking.join(', ')}. Write it otherwise, or fill it in ` +
  '(src/shell/fills.js, tests/browsers/allowed.ts).';

export interface Judgement {
  readonly complaints: readonly string[];
  /** Names of fills that were needed. */
  readonly filled: ReadonlySet<string>;
}

/** Returns the remaining findings of a file, without the fills and the allowed uses. */
export function judge(file: string, findings: readonly Finding[], isAllowed: (name: string) => boolean): Judgement {
  const open = findings.filter(({ name }) => !FILLED.has(name) && !isAllowed(name));
  return {
    complaints: open.map((finding) => toComplaint(file, finding)),
    filled: new Set(findings.flatMap(({ name }) => (FILLED.has(name) ? [name] : []))),
  };
}
