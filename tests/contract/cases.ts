import { listChoices, readReferences } from '#src/contract/desk/uses.ts';
import { getMenu } from '#src/contract/menus.ts';
import { getNode, getPage, getParagraph, getTerm, translatePath } from '#src/contract/nodes.ts';
import type { Operation } from '#src/contract/operation.ts';
import { getView } from '#src/contract/views.ts';
import { createNode, deleteNode, updateNode } from '#src/contract/write-node.ts';
import { ACCOUNT_CASES } from './account-cases.ts';
import { type Case, createCase } from './case.ts';
import { COMMUNITY_CASES } from './community-cases.ts';
import { DAY_CASES } from './day-cases.ts';
import { DESK_PAGE_CASES } from './desk-page-cases.ts';
import { DESK_PEOPLE_CASES } from './desk-people-cases.ts';
import { DESK_WEBFORM_CASES } from './desk-webform-cases.ts';
import { HARD_MOMENT_CASES } from './hard-moment-cases.ts';
import { LIBRARY_CASES } from './library-cases.ts';
import { STAFF_CASES } from './staff-cases.ts';
import { SUPPORT_CASES } from './support-cases.ts';
import { WEBFORM_CASES } from './webform-cases.ts';

/** Ids of entities that exist on the server under test. */
export interface Known {
  readonly nid: number;
  readonly paragraph: number | string;
  readonly tid: number;
}

/** Returns the input of every operation that needs one, by name. */
export function getCases({ nid, paragraph, tid }: Known): Readonly<Record<string, Case>> {
  const body = { type: 'basic_page', title: [{ value: 'x' }] };
  return {
    ...ACCOUNT_CASES,
    ...SUPPORT_CASES,
    ...COMMUNITY_CASES,
    ...WEBFORM_CASES,
    ...DAY_CASES,
    ...HARD_MOMENT_CASES,
    'read-references': createCase(readReferences, {
      body: { type: 'basic_page', domain: 'alcohol', language: 'nl', fields: { paragraphs: [] } },
    }),
    'list-choices': createCase(listChoices, { query: { kind: 'webform', domain: 'alcohol', language: 'nl' } }),
    ...DESK_PEOPLE_CASES,
    ...DESK_WEBFORM_CASES,
    ...LIBRARY_CASES,
    ...STAFF_CASES,
    ...DESK_PAGE_CASES,
    'get-menu': createCase(getMenu, { params: { menu: 'main' } }),
    'get-view': createCase(getView, { params: { view: 'faq', display: 'questions' }, query: { page: 0 } }),
    'get-node': createCase(getNode, { params: { id: nid } }),
    'get-paragraph': createCase(getParagraph, { params: { id: paragraph } }),
    'get-term': createCase(getTerm, { params: { tid } }),
    'translate-path': createCase(translatePath, { query: { path: '/hulp' } }),
    'get-page': createCase(getPage, { params: { pathname: '/hulp' } }),
    'create-node': createCase(createNode, { body }),
    'update-node': createCase(updateNode, { params: { id: nid, revision: 1 }, body }),
    'delete-node': createCase(deleteNode, { params: { id: nid } }),
  };
}

/** Creates the case of an operation without input. */
export const createEmptyCase = (operation: Operation<object, unknown>): Case => createCase(operation, {});
