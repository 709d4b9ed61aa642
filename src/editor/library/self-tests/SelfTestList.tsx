import { listSelfTests } from '#src/contract/desk/self-tests.ts';
import type { DomainKey } from '#src/domains/domain.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { Table } from '#src/ui/table/Table.tsx';
import { getDomainName } from '../../frame/names.ts';
import { FetchedContent } from '../../kit/FetchedContent.tsx';
import { ScreenHead } from '../../kit/ScreenHead.tsx';
import { MayPublish } from '../../kit/things/MayPublish.tsx';

/** Path segment for creating a test. */
export const NEW_TEST_PATH = 'nieuw';

/** Lists the self-tests by other authors, with their availability. */
export function SelfTestList() {
  const { t, href, language } = useIsland();
  const fetchState = useCall(listSelfTests, {});
  const getState = ({ isWhole, isCleared }: { isWhole: boolean; isCleared: boolean }) => {
    if (isCleared) return 'cleared';
    return isWhole ? 'whole' : 'structure';
  };
  return (
    <div className="stack">
      <ScreenHead
        title={t('desk-library.selfTests.title')}
        lead={t('desk-library.selfTests.lead')}
        action={
          <MayPublish of={[]}>
            <a className="button" href={href('self-test', { instrument: NEW_TEST_PATH })}>
              {t('desk-library.selfTests.add')}
            </a>
          </MayPublish>
        }
      />
      <FetchedContent fetchState={fetchState}>
        {(tests) => (
          <Table
            caption={t('desk-library.selfTests.title')}
            rows={tests}
            rowKey={({ id }) => id}
            columns={[
              {
                key: 'id',
                header: t('desk-library.selfTests.which'),
                cell: ({ id, title }) => (
                  <a href={href('self-test', { instrument: id })}>
                    {id}: {title}
                  </a>
                ),
              },
              {
                key: 'domain',
                header: t('desk-library.selfTests.fields.domain'),
                cell: ({ domain }) => getDomainName(domain as DomainKey, language),
              },
              {
                key: 'version',
                header: t('desk-library.selfTests.fields.version'),
                cell: ({ version }) => version,
              },
              {
                key: 'state',
                header: t('desk-library.selfTests.state'),
                cell: (test) => t(`desk-library.selfTests.states.${getState(test)}`),
              },
            ]}
          />
        )}
      </FetchedContent>
    </div>
  );
}
