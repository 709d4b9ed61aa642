import { globSync, readFileSync } from 'node:fs';

/**
 * Test files that begin with `// @vitest-environment jsdom`, as paths from the root. Each of them runs alone: what one
 * leaves in the document, in a store or in a listener would decide about the next, and the order of files is not fixed.
 */
export const WITH_DOCUMENT: readonly string[] = globSync('{src,registry,tests}/**/*.test.{ts,tsx}').filter((path) =>
  readFileSync(path, 'utf8').startsWith('// @vitest-environment jsdom'),
);
