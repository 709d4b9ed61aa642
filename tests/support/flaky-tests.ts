import type { Reporter, TestCase } from 'vitest/node';

/** Names at the end every test that passed only the second time, with what it said the first time. */
export class FlakyTests implements Reporter {
  readonly #found: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky !== true) return;
    const first = test.result().errors?.[0]?.message ?? '';
    this.#found.push(`  ${test.module.relativeModuleId} > ${test.fullName}\n    ${first}`);
  }

  onTestRunEnd(): void {
    if (this.#found.length > 0) console.log(`\nFlaky, to be mended:\n${this.#found.join('\n')}`);
  }
}
