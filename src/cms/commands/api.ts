import { OPERATIONS } from '#src/contract/operations.ts';
import { describeApi } from '../modules/api-description/describe-api.ts';
import { getProductVersion } from '../modules/api-description/routes.ts';
import { printLine } from './with-system.ts';

/** Prints every operation of the content system: name, method and route, access, and the meaning of its errors. */
function printOperations(): void {
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
}

/** Prints the operations as OpenAPI 3.1, with the declared schema of each body. */
function printOpenApi(): void {
  printLine(JSON.stringify(describeApi(getProductVersion()), null, 2));
}

if (process.argv.includes('--openapi')) printOpenApi();
else printOperations();
