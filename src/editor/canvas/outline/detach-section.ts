import type { ComponentData } from '@puckeditor/core';
import { paragraphsIn } from '#registry/stored.ts';
import { openPage } from '#src/contract/desk/open-page.ts';
import { openRevision } from '#src/contract/desk/open-revision.ts';
import type { Failure, Result } from '#src/contract/result.ts';
import { api } from '#src/session/api.ts';
import type { Editing } from '../editing.ts';
import { type EditorRegistry, nodeNamed } from '../editor-registry.ts';
import { blockFields } from '../stored/page-content.ts';
import { shownSection } from '../stored/shown-section.ts';
import { blockToPuck } from '../stored/to-puck.ts';
import { copyOf } from './copy-block.ts';

const UNSEEN: Failure = { kind: 'not_found', status: null, message: '' };

function copies(registry: EditorRegistry, type: string, fields: Readonly<Record<string, unknown>>) {
  const definition = nodeNamed(registry, type);
  const blocks = definition ? blockFields(definition).flatMap(([name]) => paragraphsIn(fields[name])) : [];
  return blocks.map((block) => copyOf(blockToPuck(registry, block, new Map())));
}

/** The blocks of a section as visitors see it now, each as a block of its own. */
export async function blocksOfSection(
  uuid: string,
  { registry, tools, language }: Pick<Editing, 'registry' | 'tools' | 'language'>,
): Promise<Result<readonly ComponentData[]>> {
  const section = shownSection(uuid, tools.resolve);
  if (!section) return { ok: false, failure: UNSEEN };
  const params = { nid: section.nid, language };
  const page = await api().call(openPage, { params });
  if (!page.ok) return page;
  const { type, vid, publishedVid, fields } = page.value;
  if (publishedVid === null || publishedVid === vid) return { ...page, value: copies(registry, type, fields) };
  const seen = await api().call(openRevision, { params: { ...params, vid: publishedVid } });
  return seen.ok ? { ...seen, value: copies(registry, type, seen.value.fields) } : seen;
}
