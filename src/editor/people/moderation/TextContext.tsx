import type { Neighbour } from '#src/contract/desk/open-moderated-text.ts';
import { useIsland } from '#src/session/Island.tsx';
import { TimeText } from '../../kit/TimeText.tsx';

/** Texts just before or after a text, on the same page of the forum. */
export function TextContext({ neighbours }: { neighbours: readonly Neighbour[] }) {
  const { t } = useIsland();
  return neighbours.map(({ cid, nickname, body, created, isHidden }) => (
    <article
      key={cid}
      className="people-neighbour"
      aria-label={t(`desk-people.moderation.context.${cid === 0 ? 'post' : 'comment'}`)}
    >
      <p className="people-origin">
        <strong dir="auto">{nickname ?? t('desk-people.nobody')}</strong>
        <span>
          <TimeText at={created} />
        </span>
        {isHidden && <span>{t('desk-people.hidden')}</span>}
      </p>
      <p className="people-words typed-text" dir="auto">
        {body || t('desk-people.removed')}
      </p>
    </article>
  ));
}
