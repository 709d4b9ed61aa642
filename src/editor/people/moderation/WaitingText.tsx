import type { ModeratedText } from '#src/contract/desk/moderated-text.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Reports } from './Reports.tsx';
import { TextHead } from './TextHead.tsx';

/** A text that waits for a moderator, with why it does. */
export function WaitingText({ text }: { text: ModeratedText }) {
  const { t, href } = useIsland();
  const { type, id, title, body, reports, isUrgent, isHidden } = text;
  return (
    <article className={isUrgent ? 'people-card is-urgent' : 'people-card'}>
      <header>
        {isUrgent && <p className="people-mark is-urgent">{t('desk-people.urgent')}</p>}
        {isHidden && <p className="people-mark">{t('desk-people.hidden')}</p>}
        <h2>
          <a href={href('moderated-text', { type, nid: id })} dir="auto">
            {t(`desk-people.kinds.${type}`, { title: title || t('desk-people.removed') })}
          </a>
        </h2>
        <TextHead text={text} />
      </header>
      <p className="people-words typed-text" dir="auto">
        {body || t('desk-people.removed')}
      </p>
      <Reports reports={reports} />
    </article>
  );
}
