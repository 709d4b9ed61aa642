import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { resetProgress } from '#src/contract/account.ts';
import {
  createDiaryEntry,
  type DiaryEntryValues,
  deleteDiaryEntry,
  readDiaryEntry,
  updateDiaryEntry,
} from '#src/contract/diary.ts';
import { myData } from '#src/contract/my-data.ts';
import { getNode } from '#src/contract/nodes.ts';
import { getView } from '#src/contract/views.ts';
import { expectFailure, expectSuccess } from '#tests/support/accounts.ts';
import { createCommunity, createMember, type Member } from '#tests/support/community.ts';
import type { TestSystem } from '#tests/support/test-system.ts';
import { rotateKeys } from '../../db/encryption/rotate.ts';
import { getKeyVersion } from '../../db/encryption/seal.ts';

const ENTRY = { title: 'Vandaag', body: 'Een regel.\nEn nog een.', entryDate: '2026-11-19' };

let system: TestSystem;
beforeAll(async () => {
  system = await createCommunity(inject('databaseUrl'));
});
afterAll(() => system.close());

const write = (me: Member, body: DiaryEntryValues = ENTRY, key: string = randomUUID()) =>
  me.client.call(createDiaryEntry, { body, key });
const change = (me: Member, id: number, revision: number | null, body: DiaryEntryValues = ENTRY) =>
  me.client.call(updateDiaryEntry, { params: { id, revision }, body });
const read = async (me: Member, id: number) => me.client.call(getNode, { params: { id } });

async function getDiary(me: Member, page = 0) {
  const params = { view: 'diary', display: 'entries' };
  const { rows: entities, pager } = expectSuccess(await me.client.call(getView, { params, query: { page } }));
  return { entries: entities.map(readDiaryEntry), pager };
}

describe('a diary entry', () => {
  it.each(['alcohol', 'close-ones'] as const)('is written, read, changed and deleted in %s', async (domain) => {
    const me = await createMember(system, { domain, nickname: null });
    const diaryEntry = expectSuccess(await write(me));
    expect(diaryEntry).toMatchObject({ ...ENTRY, revision: 1, isHelpShown: false });
    expect(readDiaryEntry({ ...(expectSuccess(await read(me, diaryEntry.id)).fields as object) })).toMatchObject(ENTRY);
    const changes = { title: ' Gisteren ', body: '  anders ', entryDate: '2026-11-18' };
    expect(expectSuccess(await change(me, diaryEntry.id, 1, changes))).toMatchObject({
      ...changes,
      title: 'Gisteren',
      revision: 2,
    });
    expect((await getDiary(me)).entries).toMatchObject([{ id: diaryEntry.id, body: '  anders ' }]);
    expectSuccess(await me.client.call(deleteDiaryEntry, { params: { id: diaryEntry.id } }));
    expect(expectFailure(await read(me, diaryEntry.id))).toBe(404);
    expect((await getDiary(me)).entries).toEqual([]);
  });

  it('that two tabs change is told to the second, and nothing is lost', async () => {
    const me = await createMember(system);
    const { id, revision } = expectSuccess(await write(me));
    const results = await Promise.all(['een', 'twee'].map((body) => change(me, id, revision, { ...ENTRY, body })));
    expect(results.map((result) => (result.ok ? 200 : result.failure.status)).sort()).toEqual([200, 412]);
    const saved = results.find((result) => result.ok);
    expect((await getDiary(me)).entries[0]?.body).toBe(saved?.ok && saved.value.body);
    expect(expectSuccess(await change(me, id, 2, { ...ENTRY, body: 'samen' })).revision).toBe(3);
  });

  it('that is sent twice is one', async () => {
    const me = await createMember(system);
    const key = randomUUID();
    const results = await Promise.all([write(me, ENTRY, key), write(me, ENTRY, key)]);
    expect(new Set(results.map((result) => expectSuccess(result).id)).size).toBe(1);
    await system.database.pool.query('delete from first_answers');
    expect(expectSuccess(await write(me, ENTRY, key)).id).toBe(expectSuccess(results[0] ?? (await write(me))).id);
    expect((await getDiary(me)).entries).toHaveLength(1);
  });

  it.each([
    ['no title', { ...ENTRY, title: ' ' }, 'title'],
    ['no text', { ...ENTRY, body: '\n' }, 'field_diary_body'],
    ['no date', { ...ENTRY, entryDate: '' }, 'field_diary_entry_date'],
    ['a day that does not exist', { ...ENTRY, entryDate: '2026-02-30' }, 'field_diary_entry_date'],
    ['a title of 256 characters', { ...ENTRY, title: 'x'.repeat(256) }, 'title'],
    ['a text of 100,001 characters', { ...ENTRY, body: 'x'.repeat(100_001) }, 'field_diary_body'],
  ])('with %s is refused by name', async (_, body, field) => {
    const result = await write(await createMember(system), body);
    expect(result).toMatchObject({ ok: false, failure: { status: 422, fields: { [field]: expect.any(String) } } });
  });

  it('of a day more than a year ahead is refused in its own words; one that was kept before may be changed', async () => {
    const me = await createMember(system);
    const far = { ...ENTRY, entryDate: '9999-12-31' };
    const texts = 'Deze dag is meer dan een jaar vooruit. Klopt het jaar?';
    const refusal = { ok: false, failure: { status: 422, fields: { field_diary_entry_date: texts } } };
    expect(await write(me, far)).toMatchObject(refusal);
    const { id } = expectSuccess(await write(me, { ...ENTRY, entryDate: '2027-11-20' }));
    expect(await change(me, id, 1, far)).toMatchObject(refusal);
    await system.database.pool.query('update diary_entries set entry_date = $1 where nid = $2', [far.entryDate, id]);
    expect(expectSuccess(await change(me, id, 1, { ...far, body: 'Anders.' })).entryDate).toBe('9999-12-31');
  });

  it('of somebody else answers as an absent one does', async () => {
    const [me, otherMember] = [await createMember(system), await createMember(system)];
    const { id } = expectSuccess(await write(otherMember));
    for (const number of [id, 987_654]) {
      const results = [
        await read(me, number),
        await change(me, number, 1),
        await change(me, number, 7),
        await me.client.call(deleteDiaryEntry, { params: { id: number } }),
      ];
      for (const result of results) {
        expect(result).toMatchObject({ ok: false, failure: { status: 404, message: 'Deze pagina is er niet.' } });
      }
    }
    expect((await getDiary(me)).entries).toEqual([]);
    expect((await getDiary(otherMember)).entries).toHaveLength(1);
  });

  it('that speaks of suicide shows help, and is told to nobody', async () => {
    const me = await createMember(system);
    expect(expectSuccess(await write(me, { ...ENTRY, body: 'Ik wil niet meer leven.' })).isHelpShown).toBe(true);
    const { rows } = await system.database.pool.query('select * from moderation_items');
    expect(rows).toEqual([]);
  });

  it('stands in the own data, and stays when the programme is restarted', async () => {
    const me = await createMember(system);
    expectSuccess(await write(me));
    expectSuccess(await me.client.call(resetProgress));
    expect(expectSuccess(await me.client.call(myData))).toMatchObject({ diary: [ENTRY] });
  });
});

describe('the diary', () => {
  it('lists the latest day first, a page at a time', async () => {
    const me = await createMember(system);
    const days = Array.from({ length: 55 }, (_, index) => `2026-0${(index % 9) + 1}-1${index % 10}`);
    for (const entryDate of days) expectSuccess(await write(me, { ...ENTRY, entryDate }));
    const [first, last] = [await getDiary(me), await getDiary(me, 99)];
    expect(first.pager).toEqual({ currentPage: 0, totalPages: 2, totalItems: 55, itemsPerPage: 50 });
    expect(last.pager?.currentPage).toBe(1);
    const list = [...first.entries, ...last.entries].map(({ entryDate }) => entryDate);
    expect(list).toEqual([...days].sort().reverse());
  });

  it('reads the text of an older entry where it stands', () => {
    const node = { nid: [{ value: 1 }], uuid: [{ value: 'u' }], type: [{ target_id: 'diary_entry' }] };
    const [encrypted, body] = [[{ value: 'verborgen' }], [{ value: 'oud' }]];
    expect(readDiaryEntry({ ...node, field_diary_body: [], body }).body).toBe('oud');
    expect(readDiaryEntry({ ...node, field_diary_body_encrypted: encrypted, body }).body).toBe('verborgen');
    expect(readDiaryEntry({ ...node, field_diary_body: [{ value: 'nieuw' }], body }).body).toBe('nieuw');
  });

  it('is nowhere in the database, the jobs or the log, and is closed anew with a new key', async () => {
    const me = await createMember(system);
    const [title, body] = ['kanarie van de titel', 'kanarie van de tekst'];
    expectSuccess(await write(me, { ...ENTRY, title, body }));
    const { pool } = system.database;
    const { rows: tables } = await pool.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
    );
    const texts = await Promise.all(tables.map(({ name }) => pool.query(`select t::text from ${name} t`)));
    expect(JSON.stringify(texts.map(({ rows }) => rows))).not.toContain('kanarie');
    await pool.query('alter table diary_entries rename column body to away');
    expect(expectFailure(await write(me, { ...ENTRY, title, body }))).toBe(500);
    await pool.query('alter table diary_entries rename column away to body');
    const oldKeyring = system.system.keys;
    await rotateKeys(pool, {
      ...oldKeyring,
      current: () => 2,
      keyOf: (_version, purpose) => oldKeyring.keyOf(1, purpose),
    });
    const { rows } = await pool.query<{ title: string; body: string }>('select title, body from diary_entries');
    expect(new Set(rows.flatMap((row) => [getKeyVersion(row.title), getKeyVersion(row.body)]))).toEqual(new Set([2]));
    Object.assign(system.system, {
      keys: { ...oldKeyring, keyOf: (_: number, purpose: 'field') => oldKeyring.keyOf(1, purpose) },
    });
    expect((await getDiary(me)).entries).toMatchObject([{ title, body }]);
  });
});
