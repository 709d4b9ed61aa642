import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { pruneDeclarations } from './declarations.ts';

type Transform = (this: { parse: typeof parseAst }, code: string, id: string) => { code: string } | null;

const transform = pruneDeclarations().transform as unknown as Transform;
const getMade = (code: string, id = '/product/src/contract/plans.ts') =>
  transform.call({ parse: parseAst }, code, id)?.code;

test('the schema of a request stays with the server, and the operation is left out where no screen uses it', () => {
  const code =
    "export const saveGoal = defineOperation({ name: 'save-goal', request: object({ a: text() }), path: (x) => x });";
  expect(getMade(code)).toBe(
    "export const saveGoal = /* @__PURE__ */ (() => defineOperation({ name: 'save-goal', request: null, path: (x) => x }))();",
  );
});

test('what an operation declares besides is as it was', () => {
  const code = "const request = 1;\nexport const words = ['request'];\nexport const f = (request) => ({ request });\n";
  expect(getMade(code)).toBe(code);
});

test('a value that is made by a call is left out where no screen uses it', () => {
  expect(getMade('const A = make(1), B = 2;')).toBe('const A = /* @__PURE__ */ (() => make(1))(), B = 2;');
});

test('what acts when it is loaded is never touched', () => {
  expect(getMade('const A = make(1);', '/product/src/shell/start.ts')).toBeUndefined();
});
