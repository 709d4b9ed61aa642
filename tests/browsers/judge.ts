import { FILLED } from './allowed.ts';
import type { Finding } from './scan-script.ts';

/** Says of a finding what is wrong and how it is mended. */
const toComplaint = (file: string, { name, line, lacking }: Finding): string =>
  `${file}:${line} uses ${name}, which is missing in ${lacking.join(', ')}. Write it otherwise, or fill it in ` +
  '(src/shell/fills.js, tests/browsers/allowed.ts).';

export interface Judgement {
  readonly complaints: readonly string[];
  /** Names of fills that were needed. */
  readonly filled: ReadonlySet<string>;
}

/** What is left of the findings of a file after the fills and the uses that are allowed there. */
export function judge(file: string, findings: readonly Finding[], isAllowed: (name: string) => boolean): Judgement {
  const open = findings.filter(({ name }) => !FILLED.has(name) && !isAllowed(name));
  return {
    complaints: open.map((finding) => toComplaint(file, finding)),
    filled: new Set(findings.flatMap(({ name }) => (FILLED.has(name) ? [name] : []))),
  };
}
