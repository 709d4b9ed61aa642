import { readFile } from 'node:fs/promises';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, test } from 'vitest';
import * as schema from './schema/index.ts';

const FOLDER = new URL('./migrations/meta/', import.meta.url);
const readJson = async (name: string) => JSON.parse(await readFile(new URL(name, FOLDER), 'utf8'));

test('the migrations say all that the schema says', async () => {
  const { entries } = (await readJson('_journal.json')) as { entries: { idx: number }[] };
  const newestJson = await readJson(`${String(entries.at(-1)?.idx ?? 0).padStart(4, '0')}_snapshot.json`);
  expect(await generateMigration(newestJson, generateDrizzleJson(schema, newestJson.id))).toEqual([]);
});
