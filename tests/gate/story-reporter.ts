import { relative } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { ROOT } from '#src/server/root.ts';
import { send, withoutColours } from './message.ts';

const getFile = ({ location: { file } }: TestCase) => relative(ROOT, file);
const getTitle = (story: TestCase) => story.titlePath().slice(3).join(' › ');
const getId = (story: TestCase) => `${getFile(story)} › ${getTitle(story)}`;
const getText = (error: TestError) => withoutColours(`${error.message ?? error.value ?? ''}\n${error.snippet ?? ''}`);

/** Reports the start and end of each story to the run (`tests/run.ts`). */
export default class StoryReporter implements Reporter {
  onBegin(_config: FullConfig, suite: Suite): void {
    send({ kind: 'plan', parts: suite.allTests().map(getId) });
  }

  onTestBegin(story: TestCase): void {
    send({ kind: 'begin', part: getId(story) });
  }

  /** Reports progress, so that a long story does not count as silent. */
  onStepBegin(story: TestCase): void {
    send({ kind: 'begin', part: getId(story) });
  }

  onTestEnd(story: TestCase, { status, errors, attachments, duration }: TestResult): void {
    const ending = {
      id: getId(story),
      title: getTitle(story),
      file: getFile(story),
      line: story.location.line,
      status: status === 'passed' || status === 'skipped' ? status : 'failed',
      errors: errors.map(getText),
      attached: attachments.flatMap(({ path }) => (path === undefined ? [] : [relative(ROOT, path)])),
    } as const;
    send({ kind: 'end', part: ending.id, ms: duration, endings: [ending] });
  }

  onError(error: TestError): void {
    send({ kind: 'error', text: getText(error) });
  }

  printsToStdio(): boolean {
    return false;
  }
}
