import { listMails } from '#src/contract/desk/mails.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { Table } from '#src/ui/table/Table.tsx';
import { FetchedContent } from '../../kit/FetchedContent.tsx';
import { ScreenHead } from '../../kit/ScreenHead.tsx';

/** Lists all mails, with links to the text in each language. */
export function Mails() {
  const { t, href } = useIsland();
  const fetchState = useCall(listMails, {});
  return (
    <div className="stack">
      <ScreenHead title={t('desk-library.mails.title')} lead={t('desk-library.mails.lead')} />
      <FetchedContent fetchState={fetchState}>
        {(mails) => (
          <Table
            caption={t('desk-library.mails.title')}
            rows={mails}
            rowKey={({ mail }) => mail}
            columns={[
              {
                key: 'mail',
                header: t('desk-library.mails.which'),
                cell: ({ mail }) => (
                  <span className="mail-name">
                    {t(`desk-library.mails.names.${mail}.name`)}
                    <small>{t(`desk-library.mails.names.${mail}.when`)}</small>
                  </span>
                ),
              },
              ...(['nl', 'en'] as const).map((language) => ({
                key: language,
                header: t(`desk-library.languages.${language}`),
                cell: ({ mail, changed }: (typeof mails)[number]) => (
                  <a href={href('mail', { mail, language })}>
                    {t(changed.includes(language) ? 'desk-library.mails.own' : 'desk-library.mails.original')}
                    <span className="visually-hidden">
                      {' '}
                      ({t(`desk-library.mails.names.${mail}.name`)}, {t(`desk-library.languages.${language}`)})
                    </span>
                  </a>
                ),
              })),
            ]}
          />
        )}
      </FetchedContent>
    </div>
  );
}
