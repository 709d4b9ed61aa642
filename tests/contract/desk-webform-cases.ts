import {
  createWebform,
  deleteWebform,
  listWebforms,
  openWebform,
  saveWebform,
} from '#src/contract/desk/webform/webforms.ts';
import { type Case, createCase } from './case.ts';

const MISSING_ID = { webform: 'nergens' } as const;
const TEXT = { title: 'Een formulier', elements: [], confirmation: { html: '<p>Dank je wel.</p>' } };
const CONTENT = {
  domains: ['alcohol'],
  isOpen: true,
  isSensitive: false,
  notes: '',
  texts: { nl: TEXT, en: null },
} as const;

/** The input of every operation of the desk about forms, by name. */
export const DESK_WEBFORM_CASES: Readonly<Record<string, Case>> = {
  'list-webforms': createCase(listWebforms, { query: { domain: 'alcohol', page: 0 } }),
  'make-webform': createCase(createWebform, { body: { title: 'Een formulier', domains: ['alcohol'] } }),
  'open-webform': createCase(openWebform, { params: MISSING_ID }),
  'delete-webform': createCase(deleteWebform, { params: MISSING_ID }),
  'save-webform': createCase(saveWebform, { params: MISSING_ID, body: { ...CONTENT, from: 1 } }),
};
