import { getClientInvitations, type SentInvitation } from '#src/contract/get-client-invitations.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { Unloaded } from '#src/forms/Unloaded.tsx';
import { dayAndMonth } from '#src/i18n/date-words.ts';
import { amsterdamDate } from '#src/rules/calendar/today.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { Table } from '#src/ui/table/Table.tsx';

/** Invitations of the last 90 days with their outcomes; the invited person is not stored. */
export function SentInvitations() {
  const { t, language } = useIsland();
  const sent = useCall(getClientInvitations, {});
  const day = (instant: string) => dayAndMonth(amsterdamDate(new Date(instant)), language);
  return (
    <section className="sheet stack" aria-labelledby="sent-invitations">
      <h2 id="sent-invitations">{t('portal.sent.title')}</h2>
      {sent.status === 'loading' && <Skeleton shape="rows" label={t('forms.loading')} />}
      {sent.status === 'error' && <Unloaded call={sent} />}
      {sent.status === 'done' && sent.value.length === 0 && <p>{t('portal.sent.none')}</p>}
      {sent.status === 'done' && sent.value.length > 0 && (
        <>
          <p className="soft">{t('portal.sent.lead')}</p>
          <Table<SentInvitation>
            caption={t('portal.sent.title')}
            rows={sent.value}
            rowKey={({ id }) => id}
            columns={[
              { key: 'sent', head: t('portal.sent.when'), cell: (one) => day(one.sent) },
              {
                key: 'programme',
                head: t('portal.sent.programme'),
                cell: (one) => DOMAINS.find(({ programme }) => programme === one.programme)?.words.programme[language],
              },
              {
                key: 'state',
                head: t('portal.sent.state'),
                cell: ({ state, until }) => t(`portal.sent.states.${state}`, { day: day(until) }),
              },
            ]}
          />
        </>
      )}
    </section>
  );
}
