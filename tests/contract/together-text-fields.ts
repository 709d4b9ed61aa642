import { answerApproval, getApproval, submitForApproval } from '#src/contract/desk/approval.ts';
import { createApprovalLink, listApprovalLinks, readDrafts, reviewDrafts } from '#src/contract/desk/approval-links.ts';
import { createPage } from '#src/contract/desk/page-life.ts';
import { listPageNotes, writePageNote } from '#src/contract/desk/page-notes.ts';
import { changeRelease, createRelease, listReleases, openRelease } from '#src/contract/desk/releases.ts';
import { expectSuccess } from '#tests/support/accounts.ts';
import type { TextFields, TextScene } from './text-scene.ts';

/** Returns every field in which editors write to each other about a page. */
export async function togetherTextFields({ staff: { client } }: TextScene): Promise<TextFields> {
  const result = { type: 'basic_page', domains: ['cocaine'], language: 'nl', title: 'Samen' } as const;
  const { nid, vid } = expectSuccess(await client.call(createPage, { body: result }));
  const params = { nid, language: 'nl' } as const;
  const request = (text: string) => client.call(submitForApproval, { params, body: { vid, words: text } });
  const read = () => client.call(getApproval, { params });
  const add = [{ kind: 'page' as const, key: `${nid}.nl` }];
  const release = expectSuccess(await client.call(createRelease, { body: { name: 'Voorjaar', add } })).id;
  const subject = { kind: 'page', key: `${nid}.nl` } as const;
  const { url } = expectSuccess(await client.call(createApprovalLink, { body: subject }));
  const reading = { params: { token: url.split('/').at(-1) ?? '' } };
  const readAnswers = () => client.call(listApprovalLinks, { params: subject });
  const answer = async (input: Partial<Parameters<typeof reviewDrafts.body>[0]['body']>) => {
    const { version } = expectSuccess(await client.call(readDrafts, reading));
    const body = { name: 'Vos', role: 'arts', answer: 'approved' as const, remarks: [], version, ...input };
    return client.call(reviewDrafts, { ...reading, body });
  };
  const readRelease = () => client.call(openRelease, { params: { release } });
  return {
    'answer-drafts name': { write: (name) => answer({ name }), read: readAnswers },
    'answer-drafts role': { write: (role) => answer({ role }), read: readAnswers },
    'answer-drafts words': {
      write: (text) =>
        answer({ answer: 'remarks', remarks: [{ kind: 'page', key: subject.key, block: null, words: text }] }),
      read: readAnswers,
    },
    'make-release name': {
      write: (name) => client.call(createRelease, { body: { name, add: [] } }),
      read: () => client.call(listReleases),
    },
    'change-release name': {
      write: (name) => client.call(changeRelease, { params: { release }, body: { name } }),
      read: readRelease,
    },
    'write-page-note words': {
      write: (text) => client.call(writePageNote, { params, body: { block: null, words: text } }),
      read: () => client.call(listPageNotes, { params }),
    },
    'ask-approval words': { write: request, read },
    'answer-approval reason': {
      write: async (reason) => {
        expectSuccess(await request(''));
        const id = expectSuccess(await read()).open?.id ?? 0;
        return client.call(answerApproval, { params, body: { id, answer: 'refused', reason } });
      },
      read,
    },
  };
}
