import { useState } from 'react';
import { listObjections, type ObjectionAnswer, type OpenObjection } from '#src/contract/desk/objections.ts';
import { formatDayAndMonth } from '#src/i18n/format-date.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/empty-state/EmptyState.tsx';
import { getDomainName } from '../../frame/names.ts';
import { FetchedContent } from '../../kit/FetchedContent.tsx';
import { Paging } from '../../kit/Paging.tsx';
import { TimeText } from '../../kit/TimeText.tsx';
import { AnswerDialog } from './AnswerDialog.tsx';
import type { ModerationListProps } from './ModerationQueue.tsx';

/** The user's objection, and the reasons they received. */
function Words({ objection: { why, more, decision } }: { objection: OpenObjection }) {
  const { t } = useIsland();
  return (
    <>
      <h3>{t('desk-people.moderation.objections.why')}</h3>
      <p className="typed-text" dir="auto">
        {why}
      </p>
      {more !== '' && (
        <>
          <h3>{t('desk-people.moderation.objections.more')}</h3>
          <p className="typed-text" dir="auto">
            {more}
          </p>
        </>
      )}
      <details>
        <summary>{t('desk-people.moderation.objections.decision')}</summary>
        <p className="typed-text" dir="auto">
          {decision}
        </p>
      </details>
    </>
  );
}

/**
 * An objection with the disputed decision and two possible responses. The moderator who made the decision cannot
 * respond.
 */
function OneObjection({ objection }: { objection: OpenObjection }) {
  const { t, href, language } = useIsland();
  const [pendingAction, setAsked] = useState<ObjectionAnswer | null>(null);
  const { id, domain, nickname, action, type, entity, decidedAt, decidedBy, isOwn, at, answerBefore } = objection;
  const isLate = answerBefore < getAmsterdamDate(new Date());
  const day = `${formatDayAndMonth(answerBefore, language)} ${answerBefore.slice(0, 4)}`;
  const name = decidedBy ?? t('desk-people.nobody');
  return (
    <article className={isLate ? 'people-card is-urgent' : 'people-card'} aria-labelledby={`objection-${id}`}>
      <header>
        <p className={isLate ? 'people-mark is-urgent' : 'people-mark'}>
          {t(isLate ? 'desk-people.moderation.objections.late' : 'desk-people.moderation.objections.before', { day })}
        </p>
        <h2 id={`objection-${id}`} dir="auto">
          {t('desk-people.moderation.objections.title', { name: nickname ?? t('desk-people.nobody') })}
        </h2>
        <p className="people-origin">
          <span>{getDomainName(domain, language)}</span>
          <span>
            <TimeText time={at} />
          </span>
        </p>
      </header>
      <p>
        {t('desk-people.moderation.objections.decidedBy', { action: t(`desk-people.actions.${action}`), name })},{' '}
        <TimeText time={decidedAt} place="sentence" />
        {type !== null && entity !== null && (
          <>
            {' '}
            <a href={href('moderated-text', { type, nid: entity })}>{t('desk-people.moderation.objections.text')}</a>
          </>
        )}
      </p>
      <Words objection={objection} />
      {isOwn ? (
        <p>
          <strong>{t('desk-people.moderation.objections.own')}</strong>
        </p>
      ) : (
        <div className="button-row">
          <Button kind="quiet" onClick={() => setAsked('uphold')}>
            {t('desk-people.moderation.objections.uphold.name')}
          </Button>
          <Button kind="quiet" onClick={() => setAsked('overturn')}>
            {t('desk-people.moderation.objections.overturn.name')}
          </Button>
        </div>
      )}
      {pendingAction && (
        <AnswerDialog key={pendingAction} id={id} answer={pendingAction} onClose={() => setAsked(null)} />
      )}
    </article>
  );
}

/** Open objections to decisions, oldest first. */
export function Objections({ domain, page, onPage }: ModerationListProps) {
  const { t } = useIsland();
  const fetchState = useCall(listObjections, { query: { domain, page } }, { keepsFormer: true });
  return (
    <FetchedContent fetchState={fetchState}>
      {({ rows: entities, pager }) =>
        entities.length === 0 ? (
          <EmptyState drawing="rust" title={t('desk-people.moderation.objections.empty')}>
            {t('desk-people.moderation.objections.emptyText')}
          </EmptyState>
        ) : (
          <>
            <p className="soft" role="status">
              {t('desk-people.moderation.objections.count', { count: pager.totalItems })}
            </p>
            <ul className="people-cards">
              {entities.map((objection) => (
                <li key={objection.id}>
                  <OneObjection objection={objection} />
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
