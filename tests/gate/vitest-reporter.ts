import { relative } from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule, TestSpecification } from 'vitest/node';
import { ROOT } from '#src/server/root.ts';
import { type Ending, send, withoutColours } from './message.ts';

const getFile = (moduleId: string) => relative(ROOT, moduleId);

interface ReportedError {
  readonly message: string;
  readonly diff?: string;
  readonly stack?: string;
}

const getText = ({ message, diff = '', stack = '' }: ReportedError) => withoutColours(`${message}\n${diff}\n${stack}`);

function getEnding(test: TestCase): Ending {
  const file = getFile(test.module.moduleId);
  const { state, errors = [] } = test.result();
  return {
    id: `${file} › ${test.fullName}`,
    title: test.fullName,
    file,
    line: test.location?.line ?? 0,
    status: state === 'pending' ? 'failed' : state,
    errors: errors.map(getText),
    attached: [],
  };
}

/** Reports the start and end of each test file to the run (`tests/run.ts`). */
export default class VitestReporter implements Reporter {
  onTestRunStart(specifications: readonly TestSpecification[]): void {
    send({ kind: 'plan', parts: specifications.map(({ moduleId }) => getFile(moduleId)) });
  }

  onTestModuleStart(module: TestModule): void {
    send({ kind: 'begin', part: getFile(module.moduleId) });
  }

  /** Reports progress, so that a long file does not count as silent. */
  onTestCaseResult({ module }: TestCase): void {
    send({ kind: 'begin', part: getFile(module.moduleId) });
  }

  onTestModuleEnd(module: TestModule): void {
    const part = getFile(module.moduleId);
    const endings = [...module.children.allTests()].map(getEnding);
    const serializedErrors = [
      ...module.errors(),
      ...[...module.children.allSuites()].flatMap((suite) => suite.errors()),
    ];
    if (serializedErrors.length > 0 || endings.length === 0) {
      const errors = serializedErrors.length > 0 ? serializedErrors.map(getText) : ['The file holds no test.'];
      endings.push({ id: part, title: part, file: part, line: 0, status: 'failed', errors, attached: [] });
    }
    const { duration, collectDuration, setupDuration } = module.diagnostic();
    send({ kind: 'end', part, ms: duration + collectDuration + setupDuration, endings });
  }

  onTestRunEnd(_modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    for (const error of errors) send({ kind: 'error', text: getText(error) });
  }
}
