import { relative } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { ROOT } from '#src/server/root.ts';
import { send, withoutColours } from './message.ts';

const fileOf = ({ location: { file } }: TestCase) => relative(ROOT, file);
const titleOf = (story: TestCase) => story.titlePath().slice(3).join(' › ');
const idOf = (story: TestCase) => `${fileOf(story)} › ${titleOf(story)}`;
const textOf = (error: TestError) => withoutColours(`${error.message ?? error.value ?? ''}\n${error.snippet ?? ''}`);

/** Reports the start and end of each story to the run (`tests/run.ts`). */
export default class StoryReporter implements Reporter {
  onBegin(_config: FullConfig, suite: Suite): void {
    send({ kind: 'plan', parts: suite.allTests().map(idOf) });
  }

  onTestBegin(story: TestCase): void {
    send({ kind: 'begin', part: idOf(story) });
  }

  onTestEnd(story: TestCase, { status, errors, attachments, duration }: TestResult): void {
    const ending = {
      id: idOf(story),
      title: titleOf(story),
      file: fileOf(story),
      line: story.location.line,
      status: status === 'passed' || status === 'skipped' ? status : 'failed',
      errors: errors.map(textOf),
      attached: attachments.flatMap(({ path }) => (path === undefined ? [] : [relative(ROOT, path)])),
    } as const;
    send({ kind: 'end', part: ending.id, ms: duration, endings: [ending] });
  }

  onError(error: TestError): void {
    send({ kind: 'error', text: textOf(error) });
  }

  printsToStdio(): boolean {
    return false;
  }
}
