import { expect, it } from 'vitest';
import { OPERATIONS } from '#src/contract/operations.ts';
import { runCommand } from '#tests/support/run-command.ts';

it('npm run api prints every call with its address and who may call it, without a database', async () => {
  const { code, stdout } = await runCommand('api', [], { NODE_ENV: 'test', DATABASE_URL: '' });
  expect([code, stdout.trim().split('\n').length]).toEqual([0, OPERATIONS.length]);
  expect(stdout).toMatch(/^login +POST +\/api\/\{language\}\/user\/login +anyone +400 /m);
});
