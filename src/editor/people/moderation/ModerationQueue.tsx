import { listModeration, type ModeratedText } from '#src/contract/desk/moderation.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { EmptyState } from '#src/ui/empty-state/EmptyState.tsx';
import { FetchedContent } from '../../kit/FetchedContent.tsx';
import { Paging } from '../../kit/Paging.tsx';
import { QueueReasons } from './QueueReasons.tsx';
import { TextHeader } from './TextHeader.tsx';

/** A text in the queue, with the reasons why it is there. */
function WaitingText({ text }: { text: ModeratedText }) {
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
        <TextHeader text={text} />
      </header>
      <p className="people-words typed-text" dir="auto">
        {body || t('desk-people.removed')}
      </p>
      <QueueReasons reports={reports} />
    </article>
  );
}

export interface ModerationListProps {
  readonly domain: string;
  /** Starts at 0. */
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** Texts to review: urgent texts first, then the oldest. */
export function ModerationQueue({ domain, page, onPage }: ModerationListProps) {
  const { t } = useIsland();
  const fetchState = useCall(listModeration, { query: { domain, page } }, { keepsFormer: true });
  return (
    <FetchedContent fetchState={fetchState}>
      {({ rows: entities, pager }) =>
        entities.length === 0 ? (
          <EmptyState drawing="rust" title={t('desk-people.moderation.queue.empty')}>
            {t('desk-people.moderation.queue.emptyText')}
          </EmptyState>
        ) : (
          <>
            <p className="soft" role="status">
              {t('desk-people.moderation.queue.count', { count: pager.totalItems })}
            </p>
            <ul className="people-cards">
              {entities.map((text) => (
                <li key={`${text.type}-${text.id}`}>
                  <WaitingText text={text} />
                </li>
              ))}
            </ul>
            <Paging pager={pager} onPage={onPage} />
          </>
        )
      }
    </FetchedContent>
  );
}
