import type { EditablePage } from '#src/contract/desk/pages.ts';

/** Creates a page as the desk opens it: a draft that its editor may publish, unless given otherwise. */
export const createPage = (page: Partial<EditablePage> = {}): EditablePage => ({
  nid: 7,
  uuid: '00000000-0000-4000-8000-000000000007',
  type: 'basic_page',
  domains: ['alcohol'],
  language: 'nl',
  vid: 1,
  publishedVid: null,
  state: 'draft',
  publishAt: null,
  changedAt: null,
  author: null,
  title: 'Privacy',
  fields: {},
  path: '/privacy',
  languages: [],
  notes: '',
  may: { edit: true, publish: true },
  ...page,
});
