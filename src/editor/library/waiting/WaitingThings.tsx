import { listWaiting, type WaitingRow } from '#src/contract/desk/list-waiting.ts';
import { LANGUAGES, type Language } from '#src/domains/domain.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { useIsland } from '#src/session/Island.tsx';
import { domainName, languageName } from '../../frame/names.ts';
import { ListScreen } from '../../kit/ListScreen.tsx';
import { Waits } from '../../kit/things/Waits.tsx';
import { useMoment } from '../../kit/use-moment.ts';

type Island = ReturnType<typeof useIsland>;

/** Where a thing is changed. */
function hrefOf({ kind, key }: WaitingRow, href: Island['href']): string {
  const [first = '', second = ''] = key.split('.');
  if (kind === 'page') return href('page', { nid: first, language: second });
  if (kind === 'mail') return href('mail', { mail: first, language: second });
  if (kind === 'webform') return href('webform', { webform: key });
  if (kind === 'self-test') return href('self-test', { instrument: key });
  if (kind === 'site') return href('site', { domain: key });
  return href({ menu: 'menus', alert: 'alerts', term: 'vocabularies', media: 'media' }[kind]);
}

/** What has no name of its own is called by what its key says: a menu, a mail, a site. */
function nameOf({ kind, key }: WaitingRow, t: Island['t'], reader: Language): string {
  const [first = '', second = '', third = ''] = key.split('.');
  const domain = DOMAINS.find((one) => one.key === (kind === 'site' ? key : second))?.key;
  const code = LANGUAGES.find((one) => one === (kind === 'menu' ? third : second));
  const named = {
    menu: [t(`desk-library.menus.names.${first}`)],
    mail: [t(`desk-library.mails.names.${first}.name`)],
    site: [],
  }[kind as 'menu' | 'mail' | 'site'];
  if (!named) return key;
  const place = [domain && domainName(domain, reader), code && languageName(code, reader)];
  return [...named, ...place].filter(Boolean).join(', ');
}

/** Every draft besides those of pages, and everything that appears or ends by itself. */
export function WaitingThings() {
  const { t, href, language } = useIsland();
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
              <a href={hrefOf(row, href)}>{row.name || nameOf(row, t, language)}</a>
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
