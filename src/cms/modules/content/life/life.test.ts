import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { startContentSystem, type TestContentSystem } from '#tests/support/content-system.ts';
import { PURGE_CHANNEL, readPurge } from '../../../db/purge.ts';
import { changeAlias } from './change-alias.ts';
import { insertNode } from './create-node.ts';
import { removeNode } from './delete-node.ts';
import { publishDueNodes, publishNode, unpublishNode } from './publish.ts';
import { handleSaveDraft } from './save-draft.ts';
import { translateNode } from './translate.ts';

let content: TestContentSystem;
const purgedTags: string[] = [];
let stopListening: () => Promise<void>;
let number = 0;

beforeAll(async () => {
  content = await startContentSystem(inject('databaseUrl'));
  const client = await content.system.database.pool.connect();
  client.on('notification', ({ payload }) => purgedTags.push(...readPurge(payload).tags));
  await client.query(`listen ${PURGE_CHANNEL}`);
  stopListening = async () => client.release(true);
});
afterAll(async () => {
  await stopListening();
  await content.close();
});
beforeEach(() => {
  number += 1;
});

const toText = (title: string, fields = {}) => ({ title, fields, authorUid: 7 });
const readTitle = async (path: string) => {
  const answer = await content.ask(path);
  return answer.status === 200
    ? ((await answer.json()) as { title: { value: string }[] }).title[0]?.value
    : answer.status;
};
const make = async (state: 'draft' | 'publish' = 'publish') => {
  const path = `/pagina-${number}`;
  const node = { type: 'basic_page', domains: ['alcohol' as const], language: 'nl' as const, path };
  return { path, ...(await insertNode(content.system, node, toText('Eerst'), { kind: state })) };
};
/** Waits until all earlier notifications are received: they arrive in order. */
const receivedAll = async () => {
  const mark = crypto.randomUUID();
  await content.system.database.pool.query('select pg_notify($1, $2)', [
    PURGE_CHANNEL,
    JSON.stringify({ tags: [mark] }),
  ]);
  await expect.poll(() => purgedTags.at(-1)).toBe(mark);
  purgedTags.pop();
};
/** Returns the tags that a change purges in every process. */
const readPurgedBy = async (work: () => Promise<unknown>) => {
  await receivedAll();
  purgedTags.length = 0;
  await work();
  await receivedAll();
  return [...new Set(purgedTags)].sort();
};

describe('a node’s life', () => {
  test('a draft is seen by nobody until it is published, and the publish is seen at once', async () => {
    const { path, nid, vid } = await make('draft');
    expect(await readTitle(`/api/nl${path}`)).toBe(404);
    await publishNode(content.system, { nid, language: 'nl', from: vid }, 7);
    expect(await readTitle(`/api/nl${path}`)).toBe('Eerst');
  });

  test('a draft over a published page leaves what visitors see', async () => {
    const { path, nid, vid } = await make();
    const draft = await handleSaveDraft(content.system, { nid, language: 'nl', from: vid }, toText('Daarna'));
    expect(draft.state).toBe('draft');
    expect(await readTitle(`/api/nl${path}`)).toBe('Eerst');
    await publishNode(content.system, { nid, language: 'nl', from: draft.vid }, 7);
    expect(await readTitle(`/api/nl${path}`)).toBe('Daarna');
  });

  test('a write that started from an older revision is refused and changes nothing', async () => {
    const { path, nid, vid } = await make();
    const draft = await handleSaveDraft(content.system, { nid, language: 'nl', from: vid }, toText('Van mij'));
    const late = handleSaveDraft(content.system, { nid, language: 'nl', from: vid }, toText('Te laat'));
    await expect(late).rejects.toMatchObject({ status: 412 });
    await publishNode(content.system, { nid, language: 'nl', from: draft.vid }, 7);
    expect(await readTitle(`/api/nl${path}`)).toBe('Van mij');
  });

  test('of ten writers who start from one revision exactly one saves', async () => {
    const { nid, vid } = await make();
    const pageKey = { nid, language: 'nl' as const, from: vid };
    const writers = Array.from({ length: 10 }, (_, index) =>
      handleSaveDraft(content.system, pageKey, toText(`Versie ${index}`)),
    );
    const outcome = await Promise.allSettled(writers);
    expect(outcome.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('a scheduled revision is published when its moment has come, once', async () => {
    const { path, nid, vid } = await make('draft');
    const time = new Date(Date.now() + 60_000);
    expect((await publishNode(content.system, { nid, language: 'nl', from: vid }, 7, time)).state).toBe('scheduled');
    expect(await publishDueNodes(content.system)).toEqual([]);
    expect(await readTitle(`/api/nl${path}`)).toBe(404);
    const laterSystem = { ...content.system, now: () => new Date(time.getTime() + 1) };
    const rounds = await Promise.all([publishDueNodes(laterSystem), publishDueNodes(laterSystem)]);
    expect(rounds.flat()).toHaveLength(1);
    expect(await readTitle(`/api/nl${path}`)).toBe('Eerst');
  });

  test('what was scheduled appears in the order of its moments, and one that is refused waits', async () => {
    const baseTime = Date.now() + 60_000;
    const { pool } = content.system.database;
    const nids: number[] = [];
    for (const daysLater of [3, 1, 2]) {
      const node = { type: 'basic_page', domains: ['alcohol' as const], language: 'nl' as const };
      const { nid, vid } = await insertNode(content.system, node, toText(`Straks ${daysLater}`));
      await publishNode(content.system, { nid, language: 'nl', from: vid }, 7, new Date(baseTime + daysLater));
      nids[daysLater] = nid;
    }
    await pool.query("update node_revisions set title = '' where nid = $1", [nids[1]]);
    const dueStep = { ...content.system, now: () => new Date(baseTime + 10) };
    expect((await publishDueNodes(dueStep)).map(({ nid }) => nid)).toEqual([nids[2], nids[3]]);
    const { rows } = await pool.query<{ state: string; isStopped: boolean }>(
      `select r.state, w.stopped_at is not null as "isStopped" from node_revisions r
        left join things w on w.kind = 'page' and w.key = r.nid || '.nl' where r.nid = $1 order by r.vid desc limit 1`,
      [nids[1]],
    );
    expect(rows).toEqual([{ state: 'draft', isStopped: true }]);
    expect(await publishDueNodes(dueStep)).toEqual([]);
  });

  test('a translation has its own path and is a draft first; a second one is refused', async () => {
    const { path, nid } = await make();
    const pageKey = { nid, language: 'en' as const, path: `/page-${number}` };
    const english = await translateNode(content.system, pageKey, toText('First'));
    expect(await readTitle(`/api/en/page-${number}`)).toBe(404);
    await publishNode(content.system, { nid, language: 'en', from: english.vid }, 7);
    expect(await readTitle(`/api/en/page-${number}`)).toBe('First');
    expect((await content.ask(`/api/en${path}`)).headers.get('location')).toBe(`/api/en/page-${number}?_format=json`);
    await expect(translateNode(content.system, pageKey, toText('Again'))).rejects.toMatchObject({ status: 412 });
  });

  test('a deleted node is gone with its paths and redirects', async () => {
    const { path, nid } = await make();
    await changeAlias(content.system, { nid, language: 'nl', path: `${path}-nieuw` });
    await removeNode(content.system, nid);
    expect(await readTitle(`/api/nl${path}`)).toBe(404);
    expect(await readTitle(`/api/nl${path}-nieuw`)).toBe(404);
    expect((await content.ask(`/api/nl/node/${nid}`)).status).toBe(404);
  });

  test('a path that another page has is refused, as is one that no page can have', async () => {
    const { nid } = await make();
    for (const path of [
      '/hulp',
      'hulp',
      '/nl/x',
      '/api/x',
      '//x',
      '/x/',
      '/x y',
      '/x?y',
      '/../x',
      `/${'x'.repeat(300)}`,
    ]) {
      await expect(changeAlias(content.system, { nid, language: 'nl', path })).rejects.toThrow('validation failed');
    }
  });

  test('a path at which visitors get an application screen, or the other language, is refused', async () => {
    const violations = [{ field: 'path', reason: 'path-taken' }];
    for (const [language, path] of [
      ['nl', '/slot'],
      ['nl', '/dagboek/nieuwe-ervaring'],
      ['nl', '/help'],
      ['en', '/hulp'],
    ] as const) {
      const node = { type: 'basic_page', domains: ['alcohol' as const], language, path };
      await expect(insertNode(content.system, node, toText('Help'))).rejects.toMatchObject({ violations });
    }
  });

  test('a page that leaves the path of an application screen leaves the screen there', async () => {
    const node = { type: 'basic_page', domains: ['alcohol' as const], language: 'nl' as const, path: '/edit-cookies' };
    const { nid } = await insertNode(content.system, node, toText('Cookies'), { kind: 'publish' });
    await changeAlias(content.system, { nid, language: 'nl', path: '/cookies-instellen' });
    const { rows } = await content.system.database.pool.query('select path from alias_redirects where nid = $1', [nid]);
    expect(rows).toEqual([]);
    expect(await readTitle('/api/nl/cookies-instellen')).toBe('Cookies');
    expect(await readTitle('/api/nl/edit-cookies')).toBe(404);
  });

  test('of many who take one path at the same moment one has it, and the others are told so', async () => {
    const path = `/gewild-${number}`;
    const outcome = await Promise.allSettled(
      Array.from({ length: 8 }, (_, index) => {
        const domains = index % 2 === 0 ? (['alcohol', 'tobacco'] as const) : (['tobacco', 'alcohol'] as const);
        const node = { type: 'basic_page', domains, language: 'nl' as const, path };
        return insertNode(content.system, node, toText(`Pagina ${index}`));
      }),
    );
    const refusals = outcome.flatMap((item) => (item.status === 'rejected' ? [item.reason as unknown] : []));
    expect(refusals).toHaveLength(7);
    for (const reason of refusals)
      expect(reason).toMatchObject({ violations: [{ field: 'path', reason: 'path-taken' }] });
  });

  test('rich text is sanitised on every save, in nested paragraphs too', async () => {
    const hostile = '<p onclick="x()">Tekst <a href="javascript:x()">a</a><script>x</script></p><img src=x>';
    const block = { type: 'text', uuid: crypto.randomUUID(), body: hostile };
    const { nid } = await make();
    const { rows } = await content.system.database.pool.query(
      'select max(vid)::int as vid from node_revisions where nid = $1',
      [nid],
    );
    const pageKey = { nid, language: 'nl' as const, from: rows[0].vid as number };
    await handleSaveDraft(content.system, pageKey, toText('Blok', { paragraphs: [block] }));
    const saved = await content.system.database.pool.query(
      'select fields from node_revisions where nid = $1 order by vid desc',
      [nid],
    );
    expect(saved.rows[0].fields.paragraphs[0].body).toBe('<p>Tekst a</p>');
  });

  test('a paragraph of an unknown type is stored untouched', async () => {
    const strange = { type: 'carousel_3000', uuid: crypto.randomUUID(), slides: [{ html: '<b>x</b>' }] };
    const { nid, vid } = await make();
    await handleSaveDraft(
      content.system,
      { nid, language: 'nl', from: vid },
      toText('Vreemd', { paragraphs: [strange] }),
    );
    const { rows } = await content.system.database.pool.query(
      'select fields from node_revisions where nid = $1 order by vid desc',
      [nid],
    );
    expect(rows[0].fields.paragraphs[0]).toEqual(strange);
  });
});

describe('an address that another page left', () => {
  const readRedirects = async (path: string) => {
    const answer = await content.ask(`/api/nl${path}`);
    return answer.status === 301 ? answer.headers.get('location') : answer.status;
  };
  const getLeads = (path: string) => `/api/nl${path}?_format=json`;
  /** Creates a published page that moved, and a draft at its former path. */
  const succession = async () => {
    const { path: oldPath, nid: oldNid } = await make();
    const movedEntry = `${oldPath}-verhuisd`;
    await changeAlias(content.system, { nid: oldNid, language: 'nl', path: movedEntry });
    const node = { type: 'basic_page', domains: ['alcohol' as const], language: 'nl' as const, path: oldPath };
    const draft = await insertNode(content.system, node, toText('Opvolger'));
    return {
      old: oldPath,
      before: oldNid,
      moved: movedEntry,
      draft,
      place: { nid: draft.nid, language: 'nl' as const, from: draft.vid },
    };
  };

  test('goes on leading to that page until the page placed there is published', async () => {
    const { old, moved, place: newPage } = await succession();
    expect(await readRedirects(old)).toBe(getLeads(moved));
    const changedNodeVersion = await handleSaveDraft(content.system, newPage, toText('Bijna'));
    expect(await readRedirects(old)).toBe(getLeads(moved));
    await publishNode(content.system, { ...newPage, from: changedNodeVersion.vid }, 7);
    expect(await readTitle(`/api/nl${old}`)).toBe('Bijna');
    expect(await readTitle(`/api/nl${moved}`)).toBe('Eerst');
  });

  test('goes on leading there while the page placed there is scheduled', async () => {
    const { old, moved, place } = await succession();
    const time = new Date(Date.now() + 60_000);
    await publishNode(content.system, place, 7, time);
    expect(await readRedirects(old)).toBe(getLeads(moved));
    await publishDueNodes({ ...content.system, now: () => new Date(time.getTime() + 1) });
    expect(await readTitle(`/api/nl${old}`)).toBe('Opvolger');
  });

  test('leads there again when the page placed there is unpublished or deleted', async () => {
    const { old, moved, place } = await succession();
    const publishedNodeVersion = await publishNode(content.system, place, 7);
    await unpublishNode(content.system, { ...place, from: publishedNodeVersion.vid }, 7);
    expect(await readRedirects(old)).toBe(getLeads(moved));
    await removeNode(content.system, place.nid);
    expect(await readRedirects(old)).toBe(getLeads(moved));
  });

  test('leads to whichever page visitors saw there last', async () => {
    const { old, moved, place } = await succession();
    await changeAlias(content.system, { ...place, path: `${old}-elders` });
    expect(await readRedirects(old)).toBe(getLeads(moved));
    await changeAlias(content.system, { ...place, path: old });
    await publishNode(content.system, place, 7);
    await changeAlias(content.system, { ...place, path: `${old}-elders` });
    expect(await readRedirects(old)).toBe(getLeads(`${old}-elders`));
  });

  test('is that page’s own again when it comes back', async () => {
    const { old, before, moved, place } = await succession();
    await removeNode(content.system, place.nid);
    await changeAlias(content.system, { nid: before, language: 'nl', path: old });
    expect(await readTitle(`/api/nl${old}`)).toBe('Eerst');
    expect(await readRedirects(moved)).toBe(getLeads(old));
  });
});

describe('what a change purges', () => {
  test('a draft nothing; publish, unpublish, rename and delete the node and the lists it stands in', async () => {
    const { path, nid, vid } = await make();
    let from = vid;
    const getIndex = () => ({ nid, language: 'nl' as const, from });
    const tags = [`node:${nid}`, 'view:pages'];
    expect(
      await readPurgedBy(async () => {
        from = (await handleSaveDraft(content.system, getIndex(), toText('Daarna'))).vid;
      }),
    ).toEqual([]);
    expect(
      await readPurgedBy(async () => {
        from = (await publishNode(content.system, getIndex(), 7)).vid;
      }),
    ).toEqual(tags);
    expect(
      await readPurgedBy(async () => {
        from = (await unpublishNode(content.system, getIndex(), 7)).vid;
      }),
    ).toEqual(tags);
    expect(await readPurgedBy(() => changeAlias(content.system, { nid, language: 'nl', path: `${path}-x` }))).toEqual(
      tags,
    );
    expect(await readPurgedBy(() => removeNode(content.system, nid))).toEqual(tags);
  });

  test('a question purges the list of questions', async () => {
    const node = { type: 'faq_question', domains: ['alcohol' as const], language: 'nl' as const };
    const tags = await readPurgedBy(() =>
      insertNode(content.system, node, toText('Vraag?', { answer: '<p>Ja.</p>' }), { kind: 'publish' }),
    );
    expect(tags).toContain('view:faq');
  });
});
