import type { Ending } from './message.ts';
import type { Outcome, Progress } from './step.ts';
import { getSecondsLeft, type Times } from './times.ts';

const SECOND = 1_000;
/** Interval in ms between two lines of a log. */
const LOG_MS = 30 * SECOND;

/** Returns one line on a running step: the number of finished parts, and the remaining time. */
function getLine({ name, begin, plan, ended, endings }: Progress, times: Times): string {
  const elapsed = Date.now() - begin;
  if (plan.length === 0) return `${name.padEnd(12)} ${Math.round(elapsed / SECOND)} s`;
  const left = getSecondsLeft(plan, ended, elapsed, times);
  const endingCount = endings.filter(({ status }) => status === 'failed').length;
  const share = Math.floor((100 * ended.size) / plan.length);
  const rest = left === null ? '' : `${left} s left   `;
  return `${name.padEnd(12)} ${ended.size}/${plan.length}  ${share} %  ${rest}${endingCount} failed`;
}

/** Shows steps while they run: one line that is rewritten on a terminal, one line each half minute in a log. */
export function showProgress(times: Times) {
  const running = new Set<Progress>();
  const isTerminal = Boolean(process.stdout.isTTY);
  const getLines = () => [...running].map((progress) => getLine(progress, times));
  const show = () => {
    if (running.size === 0) return;
    if (isTerminal)
      process.stdout.write(
        `\r\u001b[K${getLines()
          .join('  |  ')
          .slice(0, (process.stdout.columns ?? 80) - 1)}`,
      );
    else for (const line of getLines()) console.log(line);
  };
  const timer = setInterval(show, isTerminal ? SECOND : LOG_MS);
  timer.unref();
  return {
    begun: (progress: Progress) => void running.add(progress),
    /** Prints the result of a step. */
    ended: (outcome: Outcome) => {
      for (const progress of running) if (progress.name === outcome.name) running.delete(progress);
      if (isTerminal) process.stdout.write('\r\u001b[K');
      const endingCount = outcome.endings.filter(({ status }) => status === 'passed').length;
      const failures = outcome.endings.filter(({ status }) => status === 'failed');
      const failureCount = failures.length;
      const text = [
        ...(endingCount > 0 ? [`${endingCount} passed`] : []),
        ...(failureCount > 0 ? [`${failureCount} failed`] : []),
        ...(outcome.errors.length > 0 || endingCount + failureCount === 0 ? [outcome.isGood ? 'good' : 'red'] : []),
      ];
      console.log(`${outcome.name.padEnd(12)} ${text.join(', ').padEnd(40)} ${Math.round(outcome.ms / SECOND)} s`);
      // Their errors are printed at the end of the run.
      for (const { id } of failures) console.log(`  failed: ${id}`);
    },
  };
}

/** Formats a failure with its location, its errors, its pictures and the command that runs only this test. */
export function showFailure({ title, file, line, errors, attached }: Ending): string {
  const isStory = file.endsWith('.spec.ts');
  const ownTitle = (title.split(' › ').at(-1) ?? '').replaceAll("'", String.raw`'\''`);
  const program = file.startsWith('tests/journeys/') ? 'node tests/journeys/run.ts' : `npx vitest run ${file}`;
  const alone = isStory ? `npm test -- --story '${ownTitle}'` : program;
  return ['', `FAILED ${title} (${file}:${line})`, ...errors, ...attached, `Alone: ${alone}`].join('\n');
}
