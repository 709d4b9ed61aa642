import { OPERATIONS } from '#src/contract/operations.ts';
import { printLine } from './with-system.ts';

/** Prints every operation of the content system: name, method and route, access, and the meaning of its errors. */
const rows = OPERATIONS.map(({ name, method, route, access, errors }) => {
  const refusals = Object.entries(errors).map(([status, meaning]) => `${status} ${meaning}`);
  return [name, method, `/api/{language}${route}`, access, refusals.join('; ')];
});
const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
for (const row of rows) {
  printLine(
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
