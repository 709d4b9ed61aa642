import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { splitDeclarations } from './split-declarations.ts';

interface Context {
  readonly parse: typeof parseAst;
  readonly resolve: (source: string) => Promise<{ readonly id: string }>;
}
type Transform = (this: Context, code: string, id: string) => Promise<{ code: string } | null>;

const transform = splitDeclarations().transform as unknown as Transform;
const resolve = async (source: string) => ({ id: source.replace(/^#src/, '/product/src') });
const written = async (code: string, id: string) =>
  (await transform.call({ parse: parseAst, resolve }, code, id))?.code;

const FILE = '/product/src/contract/plans.ts';
const PLANS = `import { record, text } from '#src/contract/wire.ts';
import { object } from 'yup';
const readName = (body) => text(body);
export const toName = (body) => record(body);
export const getPlan = define({ read: readName });
export const savePlan = define({ request: object() });
`;

test('a file gives each of its declarations from a module of its own', async () => {
  expect(await written(PLANS, FILE)).toBe(
    `export { toName } from "${FILE}?declaration=toName";\nexport { getPlan } from "${FILE}?declaration=getPlan";\nexport { savePlan } from "${FILE}?declaration=savePlan";`,
  );
});

test('such a module brings what its declaration uses, and nothing of the others', async () => {
  expect(await written(PLANS, `${FILE}?declaration=savePlan`)).toBe(
    'import { object } from "yup";\nexport const savePlan = define({ request: object() });',
  );
  expect(await written(PLANS, `${FILE}?declaration=getPlan`)).toBe(
    `import { readName } from "${FILE}?declaration=readName";\nexport const getPlan = define({ read: readName });`,
  );
});

test('such a module imports no name that it does not use', async () => {
  expect(await written(PLANS, `${FILE}?declaration=toName`)).toBe(
    'import { record } from "/product/src/contract/wire.ts?declaration=record";\nexport const toName = (body) => record(body);',
  );
});

test('a screen imports the declarations that it names', async () => {
  expect(
    await written(
      "import { getPlan, savePlan as save } from '#src/contract/plans.ts';\ngetPlan();",
      '/product/src/islands/plan/Plan.tsx',
    ),
  ).toBe(
    `import { getPlan } from "${FILE}?declaration=getPlan"; import { savePlan as save } from "${FILE}?declaration=savePlan";\ngetPlan();`,
  );
});

test('an import of types alone is left out, and one of a whole file stays', async () => {
  const screen = '/product/src/islands/plan/Plan.tsx';
  expect(await written("import {} from '#src/contract/plans.ts';", screen)).toBe('');
  expect(await written("import * as plans from '#src/contract/plans.ts';", screen)).toBe(
    "import * as plans from '#src/contract/plans.ts';",
  );
  expect(await written("import '#src/contract/plans.ts';", screen)).toBe('');
});

test('declarations that need each other stay in one module', async () => {
  const code =
    'export function isEven(n) { return n === 0 || isOdd(n - 1); }\nfunction isOdd(n) { return n > 0 && isEven(n - 1); }';
  expect(await written(code, `${FILE}?declaration=isEven`)).toBe(code.replace('\nfunction', '\nexport function'));
  expect(await written(code, `${FILE}?declaration=isOdd`)).toBe(`export { isOdd } from "${FILE}?declaration=isEven";`);
});

test('a property of the name of a declaration is no use of it', async () => {
  const code = "export const name = 'a';\nexport const other = (one) => ({ name: one.name });";
  expect(await written(code, `${FILE}?declaration=other`)).toBe('export const other = (one) => ({ name: one.name });');
  const short = "export const name = 'a';\nexport const other = () => ({ name });";
  expect(await written(short, `${FILE}?declaration=other`)).toContain(`from "${FILE}?declaration=name"`);
});

test('a file that does more than to declare stays whole', async () => {
  for (const code of [
    'export let count = 0;',
    'start();',
    "export { one } from './one.js';",
    'export default function a() {}',
  ]) {
    expect(await written(code, FILE)).toBe(code);
  }
  expect(await written('export let count = 0;', `${FILE}?declaration=count`)).toBe(`export { count } from "${FILE}";`);
  expect(await written('start();', '/product/node_modules/src/start.js')).toBeUndefined();
});
