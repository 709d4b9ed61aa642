import { listModeration } from '#src/contract/desk/list-moderation.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { EmptyState } from '#src/ui/empty-state/EmptyState.tsx';
import { Fetched } from '../../kit/Fetched.tsx';
import { Paging } from '../../kit/Paging.tsx';
import { WaitingText } from './WaitingText.tsx';

export interface ListProps {
  readonly domain: string;
  /** Counts from 0. */
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** The texts that wait: the urgent first, then what waits longest. */
export function Queue({ domain, page, onPage }: ListProps) {
  const { t } = useIsland();
  const fetched = useCall(listModeration, { query: { domain, page } }, { keepsFormer: true });
  return (
    <Fetched fetched={fetched}>
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
            <Paging pager={pager} onPage={onPage} />
          </>
        )
      }
    </Fetched>
  );
}
