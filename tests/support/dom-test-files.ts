import { globSync, readFileSync } from 'node:fs';

/**
 * Test files that begin with `// @vitest-environment jsdom`, as paths from the root. Each runs in isolation, because the
 * document, stores and listeners of one file would affect the next.
 */
export const DOM_TEST_FILES: readonly string[] = globSync('{src,registry,tests}/**/*.test.{ts,tsx}').filter((path) =>
  readFileSync(path, 'utf8').startsWith('// @vitest-environment jsdom'),
);
