import type { ModeratedText } from '#src/contract/desk/moderated-text.ts';
import type { Neighbour, OpenedText } from '#src/contract/desk/open-moderated-text.ts';
import type { ContentSystem } from '../../http/content-system.ts';

/** Number of comments shown before and after a moderated text. */
const NEIGHBOURS = 3;

/** The post and the comments around a number on its page; the post has the number 0. */
const CONTEXT = `
  with words as (
    select 0 as number, 0 as cid, p.uid, p.body, p.created_at, p.hidden_at from forum_posts p where p.nid = $1
    union all
    select c.number, c.cid, c.uid, c.body, c.created_at, c.hidden_at from comments c
    where c.nid = $1 and c.number between $2 - ${NEIGHBOURS} and $2 + ${NEIGHBOURS}
  )
  select w.number, w.cid, u.nickname, w.body, w.created_at as created, w.hidden_at is not null as "isHidden"
  from words w left join users u on u.uid = w.uid
  where w.number <> $2 order by w.number`;

type Row = Omit<Neighbour, 'created'> & { readonly number: number; readonly created: Date };

const toNeighbour = ({ number: _, created, ...row }: Row): Neighbour => ({ ...row, created: created.toISOString() });

async function positionOf({ database }: Pick<ContentSystem, 'database'>, { type, id }: ModeratedText): Promise<number> {
  if (type === 'node') return 0;
  const { rows } = await database.pool.query<{ number: number }>('select number from comments where cid = $1', [id]);
  return rows[0]?.number ?? 0;
}

/** The texts just before and after a text on its page. */
export async function textContext(
  system: Pick<ContentSystem, 'database'>,
  text: ModeratedText,
): Promise<Pick<OpenedText, 'before' | 'after'>> {
  const place = await positionOf(system, text);
  const { rows } = await system.database.pool.query<Row>(CONTEXT, [text.nid, place]);
  return {
    before: rows.filter(({ number }) => number < place).map(toNeighbour),
    after: rows.filter(({ number }) => number > place).map(toNeighbour),
  };
}
