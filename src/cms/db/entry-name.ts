import { getTableName } from 'drizzle-orm';
import { type EntryKind, KINDS } from '#src/contract/kinds/index.ts';
import { UUID_PATTERN } from '#src/rules/uuid.ts';
import { KIND_TABLES } from './schema/entry-kinds.ts';

const NUMBER = '^[0-9]{1,9}$';

/** Returns SQL for the desk's name of an entry, from the SQL of type and key; empty if these identify it. */
export function toEntryNameSql(kind: string, key: string): string {
  const toNumberSql = (text: string) => `(case when ${text} ~ '${NUMBER}' then ${text}::int end)`;
  const nameOfKind = ({ name, title }: EntryKind) => {
    const { texts } = KIND_TABLES[name];
    return `when '${name}' then (select own_text.${texts[title].name} from ${getTableName(texts)} own_text
      where own_text.${texts.entryId.name} = ${toNumberSql(key)} order by own_text.language desc limit 1)`;
  };
  const first = `split_part(${key}, '.', 1)`;
  return `coalesce(case ${kind}
    when 'page' then (select r.title from node_translations t join node_revisions r on r.vid = t.latest_vid
      where t.nid = ${toNumberSql(first)} and split_part(${key}, '.', 2) in (t.language, '') order by t.language desc limit 1)
    ${KINDS.map(nameOfKind).join(' ')}
    when 'term' then (select e.name from term_translations e where e.tid = ${toNumberSql(key)} order by e.language desc limit 1)
    when 'webform' then (select f.title from webform_translations f where f.webform_id = ${key} and f.language = 'nl')
    when 'self-test' then (select i.typed ->> 'titleNl' from instruments i where i.id = ${key})
    when 'release' then (select l.name from releases l where l.id = ${toNumberSql(key)})
    when 'media' then (select m.name from media m
      where m.uuid = (case when ${key} ~ '^${UUID_PATTERN}$' then ${key}::uuid end))
    end, '')`;
}
