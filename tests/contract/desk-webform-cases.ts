import {
  createWebform,
  deleteWebform,
  listWebforms,
  openWebform,
  saveWebform,
} from '#src/contract/desk/webform/webforms.ts';
import { type Case, getCase } from './case.ts';

const ABSENT = { webform: 'nergens' } as const;
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
  'list-webforms': getCase(listWebforms, { query: { domain: 'alcohol', page: 0 } }),
  'make-webform': getCase(createWebform, { body: { title: 'Een formulier', domains: ['alcohol'] } }),
  'open-webform': getCase(openWebform, { params: ABSENT }),
  'delete-webform': getCase(deleteWebform, { params: ABSENT }),
  'save-webform': getCase(saveWebform, { params: ABSENT, body: { ...CONTENT, from: 1 } }),
};
