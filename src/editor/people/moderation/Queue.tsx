import { listModeration } from '#src/contract/desk/list-moderation.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { EmptyState } from '#src/ui/empty-state/EmptyState.tsx';
import { Shown } from '../../library/parts/Shown.tsx';
import { Pages } from '../parts/Pages.tsx';
import { WaitingText } from './WaitingText.tsx';

export interface ListProps {
  readonly domain: string;
  /** Counts from 1. */
  readonly page: number;
  readonly addressOf: (page: number) => string;
}

/** The texts that wait: the urgent first, then what waits longest. */
export function Queue({ domain, page, addressOf }: ListProps) {
  const { t } = useIsland();
  const fetched = useCall(listModeration, { query: { domain, page: page - 1 } });
  return (
    <Shown fetched={fetched}>
      {({ entities, pager }) =>
        entities.length === 0 ? (
          <EmptyState drawing="rust" title={t('desk-people.moderation.queue.empty')}>
            {t('desk-people.moderation.queue.emptyText')}
          </EmptyState>
        ) : (
          <>
            <p className="soft" role="status">
              {t('desk-people.moderation.queue.count', { count: pager?.totalItems ?? entities.length })}
            </p>
            <ul className="people-cards">
              {entities.map((text) => (
                <li key={`${text.type}-${text.id}`}>
                  <WaitingText text={text} />
                </li>
              ))}
            </ul>
            <Pages pager={pager} href={addressOf} />
          </>
        )
      }
    </Shown>
  );
}
