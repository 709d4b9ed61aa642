import { answerApproval, getApproval, submitForApproval } from '#src/contract/desk/approval.ts';
import { makePage } from '#src/contract/desk/page-life.ts';
import { listPageNotes, writePageNote } from '#src/contract/desk/page-notes.ts';
import { changeRelease, listReleases, makeRelease, openRelease } from '#src/contract/desk/releases.ts';
import { answerOf } from '#tests/support/accounts.ts';
import type { TextFields, TextScene } from './text-scene.ts';

/** Every field in which editors write to each other about a page. */
export async function togetherTextFields({ staff: { client } }: TextScene): Promise<TextFields> {
  const made = { type: 'basic_page', domains: ['cocaine'], language: 'nl', title: 'Samen' } as const;
  const { nid, vid } = answerOf(await client.call(makePage, { body: made }));
  const params = { nid, language: 'nl' } as const;
  const ask = (words: string) => client.call(submitForApproval, { params, body: { vid, words } });
  const read = () => client.call(getApproval, { params });
  const add = [{ kind: 'page' as const, key: `${nid}.nl` }];
  const release = answerOf(await client.call(makeRelease, { body: { name: 'Voorjaar', add } })).id;
  const readRelease = () => client.call(openRelease, { params: { release } });
  return {
    'make-release name': {
      write: (name) => client.call(makeRelease, { body: { name, add: [] } }),
      read: () => client.call(listReleases),
    },
    'change-release name': {
      write: (name) => client.call(changeRelease, { params: { release }, body: { name } }),
      read: readRelease,
    },
    'write-page-note words': {
      write: (words) => client.call(writePageNote, { params, body: { block: null, words } }),
      read: () => client.call(listPageNotes, { params }),
    },
    'ask-approval words': { write: ask, read },
    'answer-approval reason': {
      write: async (reason) => {
        answerOf(await ask(''));
        const id = answerOf(await read()).open?.id ?? 0;
        return client.call(answerApproval, { params, body: { id, answer: 'refused', reason } });
      },
      read,
    },
  };
}
