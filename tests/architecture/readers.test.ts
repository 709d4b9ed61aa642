import { expect, it } from 'vitest';
import { CODE_FILES, read } from './source.ts';

const cms = CODE_FILES.filter((path) => path.startsWith('src/cms/'));
const contract = CODE_FILES.filter((path) => path.startsWith('src/contract/'));

/** Returns the files of a list with code that contains a name or a call. */
const withCall = (files: readonly string[], call: RegExp) => files.filter((path) => call.test(read(path)));

it('reads a body in two ways: by its declaration, and by the rules of a form', () => {
  expect(withCall(cms, /\bexport (?:async )?(?:function|const) (?:readRequest|readFormValues)\b/)).toEqual([
    'src/cms/http/form-values.ts',
    'src/cms/http/read-request.ts',
  ]);
  // All files except read-request.ts allow more bytes, choose a route, or read the fields of a node by the registry.
  expect(withCall(cms, /\breadJson\(c\b|\bc\.req\.(?:json|text|parseBody)\(/).sort()).toEqual([
    'src/cms/http/read-request.ts',
    'src/cms/modules/accounts/import-data.ts',
    'src/cms/modules/accounts/register.ts',
    'src/cms/modules/content/user-nodes.ts',
    'src/cms/modules/content/write-routes.ts',
    'src/cms/modules/forum/create-comment.ts',
  ]);
  // All files except read-request.ts validate a file, or the fields of a node.
  expect(withCall(cms, /\bValidationError\b/)).toEqual([
    'src/cms/http/read-request.ts',
    'src/cms/modules/content/node-body.ts',
    'src/cms/modules/transfer/import-content.ts',
  ]);
});

it('reads an answer in two ways: by its shape, and by hand from its members', () => {
  const generic = /\bexport (?:async )?(?:function|const) ((?:read|parse)\w+)(?: = )?<\w+>\(\s*(?:shape|body)/g;
  const violations = contract.flatMap((path) =>
    [...read(path).matchAll(generic)].map(([, name]) => `${path}: ${name}`),
  );
  expect(violations).toEqual([
    'src/contract/paged.ts: readPaged',
    'src/contract/shape/parse-answer.ts: parseAnswer',
    'src/contract/shape/parse-answer.ts: parseAnswerList',
    'src/contract/shape/read-shape.ts: parseByShape',
  ]);
  // A form of the desk as text, and answers in which an older Drupal leaves out what has a default.
  expect(withCall(contract, /\.(?:validateSync|isValidSync|cast)\(/).sort()).toEqual([
    'src/contract/desk/webform/webform-problems.ts',
    'src/contract/get-site-config.ts',
    'src/contract/line-check.ts',
  ]);
});

it('answers a write that another one came before in one place', () => {
  const pattern = /status: 412|, 412\)|ApiError\(412, 'saved-meanwhile', \{\}/;
  expect(withCall(cms, pattern)).toEqual(['src/cms/http/api-error.ts']);
});

it('keeps the contract in few files', () => {
  expect(contract.length).toBeLessThanOrEqual(200);
});
