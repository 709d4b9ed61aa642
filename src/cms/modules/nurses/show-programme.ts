import { sql } from 'drizzle-orm';
import { writeWebform } from '#src/contract/webform/wire/webform-wire.ts';
import type { DomainKey, Language } from '#src/domains/domain.ts';
import { respondPrivately } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import type { ApiContext } from '../../http/request.ts';
import { findViewPage } from '../content/find-view.ts';
import { findNodes, type NodeQuery } from '../content/node-row.ts';
import { loadReferences } from '../content/references.ts';
import { serializeNode } from '../content/serialize-node.ts';
import { VIEWS, type View } from '../content/view.ts';
import { findLocalizedWebform } from '../webforms/find-webform.ts';
import { requireNurse } from './find-nurse.ts';
import { getProgrammeDomain } from './programme-domain.ts';
import { countClients } from './read-clients.ts';

/** Reads the domain of a path, if the calling nurse has a client in it; any other is not found. */
async function readDomainOfPath(c: ApiContext): Promise<DomainKey> {
  const nurse = await requireNurse(c);
  const domain = getProgrammeDomain(c.req.param('domain') ?? '');
  if ((await countClients(c.var.system, { nurse, where: sql`u.domain = ${domain}` })) === 0) {
    throw new ApiError(404, 'not-found');
  }
  return domain;
}

/** Finds the programme of a domain as its clients follow it, wrapped; null if none is published. */
async function findClientProgramme({ database: { pool } }: ContentSystem, domain: DomainKey, language: Language) {
  const first = { domain, language, page: 0, nids: null, title: null };
  const { nids } = await findViewPage(pool, VIEWS['program/own'] as View, first);
  const query: NodeQuery = { domain, language, fallback: 'none', revision: 'published' };
  const [row] = (await findNodes(pool, query, 'nids', nids)).rows;
  return row ? serializeNode(row, await loadReferences(pool, query, [row])) : null;
}

/** Returns the programme that a client follows, for the titles and the order of the exercises. */
export async function showClientProgramme(c: ApiContext): Promise<Response> {
  const { system, language } = c.var;
  const programme = await findClientProgramme(system, await readDomainOfPath(c), language);
  if (!programme) throw new ApiError(404, 'not-found');
  return respondPrivately(c, programme);
}

/** Returns the questions of an exercise that a client answered. */
export async function showClientWebform(c: ApiContext): Promise<Response> {
  const { system, language } = c.var;
  const domain = await readDomainOfPath(c);
  const definition = await findLocalizedWebform(system, { id: c.req.param('webformId') ?? '', domain, language });
  if (!definition) throw new ApiError(404, 'webform-unknown');
  return respondPrivately(c, writeWebform(definition));
}
