import { number, object, string } from 'yup';
import type { Language } from '#src/domains/domain.ts';
import { selfTestForm } from '../forms/self-test.ts';
import { defineOperation } from '../operation.ts';
import { parseAnswer, parseAnswerList } from '../shape/parse-answer.ts';
import { anything, objectWithMember } from '../shape/shape.ts';

/** The texts of a self-test in its form, by the names of their fields. */
export type SelfTestInputs = Readonly<Record<(typeof selfTestForm.names)[number], string>>;

/** Returns the title of a test in the language of the desk. */
export const getSelfTestTitle = (input: SelfTestInputs, language: Language): string =>
  language === 'en' ? input.titleEn : input.titleNl;

/** Approval to offer a self-test: its author, purpose and date. */
export interface SelfTestApproval {
  readonly by: string;
  readonly purpose: string;
  readonly deviceClass: string;
  /** YYYY-MM-DD. */
  readonly on: string;
}

/** A self-test at the desk. */
export interface DeskSelfTest {
  readonly typed: SelfTestInputs;
  /** Revision number from 1; 0 is the built-in structure. */
  readonly revision: number;
  /** True if its questions are complete. */
  readonly isWhole: boolean;
  /** Approval of the self-test; null if it is not offered. */
  readonly clearance: SelfTestApproval | null;
  /** True if a built-in self-test has this id; it can be changed, but not deleted. */
  readonly isShipped: boolean;
}

/** A self-test as a row of the list. */
export interface SelfTestRow extends Pick<DeskSelfTest, 'isWhole'> {
  readonly id: string;
  readonly title: string;
  readonly domain: string;
  readonly version: string;
  readonly isCleared: boolean;
}

const ROUTE = '/desk/self-tests/:instrument';

const started = { revision: number().integer().min(0).required('required') };

const texts = Object.fromEntries(selfTestForm.names.map((name) => [name, string().strict().defined()]));
/** The texts of a self-test, by the names of its form's fields. */
export const selfTestTexts = object(texts);

/** Body of a self-test: its texts, and the revision that the author started from. */
export const selfTestBody = object({ ...texts, ...started });

export const selfTestApprovalBody = object({
  by: string().strict().defined(),
  purpose: string().strict().defined(),
  deviceClass: string().strict().defined(),
  ...started,
});

/** Lists all self-tests: built-in ones, and those made by editors. */
export const listSelfTests = defineOperation({
  name: 'list-self-tests',
  method: 'GET',
  route: '/desk/self-tests',
  access: 'editor',
  read: ({ body }): readonly SelfTestRow[] => parseAnswerList(anything<SelfTestRow>(), body),
  errors: { 403: 'not logged in as an editor' },
});

/** Returns one self-test with its texts. */
export const openSelfTest = defineOperation({
  name: 'open-self-test',
  method: 'GET',
  route: ROUTE,
  access: 'editor',
  read: ({ body }): DeskSelfTest => parseAnswer(objectWithMember<DeskSelfTest>('typed'), body),
  errors: { 403: 'not logged in as an editor', 404: 'no such test' },
});

/** Saves the texts of a self-test, including a new one. A changed self-test is not offered until approved again. */
export const saveSelfTest = defineOperation({
  name: 'save-self-test',
  method: 'POST',
  route: ROUTE,
  access: 'editor',
  touches: 'stored',
  activity: 'self-test',
  changesSite: true,
  request: selfTestBody,
  body: ({ body }: { readonly body: SelfTestInputs & { readonly revision: number } }) => body,
  read: ({ body }): DeskSelfTest => parseAnswer(objectWithMember<DeskSelfTest>('typed'), body),
  errors: {
    403: 'not logged in as an editor',
    409: 'the self-test was changed since it was read, or another one has this name',
    422: 'a text is invalid',
  },
});

/** Deletes an editor's self-test; it can be restored from the bin. Users' results remain. */
export const deleteSelfTest = defineOperation({
  name: 'delete-self-test',
  method: 'DELETE',
  route: ROUTE,
  access: 'editor',
  touches: 'stored',
  activity: 'self-test',
  changesSite: true,
  answer: 'empty',
  errors: {
    403: 'not logged in as an editor',
    404: 'no such test',
    409: 'the structure of this self-test is part of the product',
  },
});

/** Records the approval that is required to offer a self-test. */
export const approveSelfTest = defineOperation({
  name: 'clear-self-test',
  method: 'POST',
  route: `${ROUTE}/clearance`,
  access: 'administrator',
  activity: 'self-test',
  request: selfTestApprovalBody,
  body: ({ body }: { readonly body: Omit<SelfTestApproval, 'on'> & { readonly revision: number } }) => body,
  read: ({ body }): DeskSelfTest => parseAnswer(objectWithMember<DeskSelfTest>('typed'), body),
  errors: {
    403: 'not logged in as an administrator',
    404: 'no such test',
    409: 'the self-test was changed since it was read, or it has no questions',
    422: 'a text is invalid',
  },
});

/** Stops offering a self-test; users' results remain. */
export const withdrawSelfTest = defineOperation({
  name: 'withdraw-self-test',
  method: 'DELETE',
  route: `${ROUTE}/clearance`,
  access: 'administrator',
  activity: 'self-test',
  read: ({ body }): DeskSelfTest => parseAnswer(objectWithMember<DeskSelfTest>('typed'), body),
  errors: { 403: 'not logged in as an administrator', 404: 'no such test' },
});
