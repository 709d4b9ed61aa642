import { listWaiting, type WaitingRow } from '#src/contract/desk/list-waiting.ts';
import { useIsland } from '#src/session/Island.tsx';
import { ListScreen } from '../../kit/ListScreen.tsx';
import { Waits } from '../../kit/things/Waits.tsx';
import { useMoment } from '../../kit/use-moment.ts';

type Href = ReturnType<typeof useIsland>['href'];

/** Where a thing is changed. */
function hrefOf({ kind, key }: WaitingRow, href: Href): string {
  const [first = '', second = ''] = key.split('.');
  if (kind === 'page') return href('page', { nid: first, language: second });
  if (kind === 'mail') return href('mail', { mail: first, language: second });
  if (kind === 'webform') return href('webform', { webform: key });
  if (kind === 'self-test') return href('self-test', { instrument: key });
  if (kind === 'site') return href('site', { domain: key });
  return href({ menu: 'menus', alert: 'alerts', term: 'vocabularies', media: 'media' }[kind]);
}

/** Every draft besides those of pages, and everything that appears or ends by itself. */
export function WaitingThings() {
  const { t, href } = useIsland();
  const moment = useMoment();
  return (
    <ListScreen<WaitingRow>
      title={t('desk.screens.waiting')}
      lead={t('desk.things.waiting.lead')}
      none={{ title: t('desk.things.waiting.none'), text: t('desk.things.waiting.noneText') }}
      list={listWaiting}
      rowKey={({ kind, key }) => `${kind} ${key}`}
      columns={[
        {
          key: 'what',
          head: t('desk.things.waiting.what'),
          cell: (row) => (
            <span className="page-cell">
              <a href={hrefOf(row, href)}>{row.name || row.key}</a>
              <span className="soft">{t(`desk.things.kinds.${row.kind}`)}</span>
            </span>
          ),
        },
        {
          key: 'when',
          head: t('desk.things.waiting.when'),
          cell: ({ askedBy, ...row }) => (
            <span className="page-cell">
              {askedBy !== null && (
                <span>{t(askedBy === '' ? 'desk.things.asksNameless' : 'desk.things.asks', { who: askedBy })}</span>
              )}
              <Waits {...row} />
            </span>
          ),
        },
        {
          key: 'who',
          head: t('desk.things.waiting.who'),
          cell: ({ savedAt, author }) => (
            <span className="page-cell">
              {savedAt !== null && moment(savedAt)}
              <span className="soft">{author === '' ? t('desk.things.gone') : author}</span>
            </span>
          ),
        },
      ]}
    />
  );
}
