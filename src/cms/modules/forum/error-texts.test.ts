import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createDiaryEntry, diaryFields } from '#src/contract/diary.ts';
import type { Fields } from '#src/contract/fields/fields.ts';
import { flagContent, reportFields, unflagContent } from '#src/contract/flags.ts';
import { commentForm, createDiaryForm, postForm, reportForm } from '#src/contract/forms/community.ts';
import { commentFields, postFields } from '#src/contract/forum.ts';
import { createComment, createPost } from '#src/contract/forum-writes.ts';
import type { Result } from '#src/contract/result.ts';
import { loadTexts } from '#src/i18n/load.ts';
import { expectSuccess } from '#tests/support/accounts.ts';
import { createCommunity, createMember, getFirstCategory, post } from '#tests/support/community.ts';
import { type AnyForm, compareErrorTexts, getBrowserErrorText } from '#tests/support/error-texts.ts';
import type { TestSystem } from '#tests/support/test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  loadTexts();
  system = await createCommunity(inject('databaseUrl'));
});
afterAll(() => system.close());

it.each(['nl', 'en'] as const)(
  'a post, a comment, a report and a diary entry are refused in the words of the browser (%s)',
  async (language) => {
    const [me, otherMember] = [await createMember(system, { language }), await createMember(system)];
    const { client } = me;
    const [category, otherPost] = [await getFirstCategory(me), await post(otherMember)];
    const days = { today: '2026-11-20', kept: '' } as const;
    const kinds: readonly [
      Fields,
      unknown,
      string,
      (texts: Readonly<Record<string, string>>) => Promise<Result<unknown>>,
    ][] = [
      [
        postFields,
        postForm,
        'forum.errors.post',
        (texts) => client.call(createPost, { body: { title: 'x', body: 'x', category, ...texts }, key: randomUUID() }),
      ],
      [
        commentFields,
        commentForm,
        'forum.errors.comment',
        (texts) =>
          client.call(createComment, {
            body: { post: otherPost.id, parent: null, body: texts.body ?? '' },
            key: randomUUID(),
          }),
      ],
      [
        reportFields,
        reportForm,
        'forum.errors',
        async ({ reason = '' }) => {
          const params = { flag: 'inappropriate_post', type: 'node', id: otherPost.id } as const;
          const result = await client.call(flagContent, { params, body: { reason } });
          // An existing flag is not validated again, so it is removed.
          if (result.ok) expectSuccess(await client.call(unflagContent, { params }));
          return result;
        },
      ],
      [
        diaryFields,
        createDiaryForm(days),
        'diary.errors',
        (texts) =>
          client.call(createDiaryEntry, {
            body: { title: 'x', body: 'x', entryDate: days.today, ...texts },
            key: randomUUID(),
          }),
      ],
    ];
    for (const [fields, form, textKey, send] of kinds) {
      const good = Object.fromEntries(
        Object.keys(fields).map((name) => [name, name === 'entryDate' ? days.today : 'x']),
      );
      const errors = await compareErrorTexts(fields, {
        browser: (name, text) =>
          getBrowserErrorText(form as AnyForm, name, { ...good, [name]: text }, { language, words: textKey }),
        server: (name, text) => send({ ...good, [name]: text }),
      });
      expect(errors).toEqual(Object.keys(fields));
    }
  },
);
