import { useMemo } from 'react';
import { getClientInvitations, inviteClient, type SentInvitation } from '#src/contract/client-invitations.ts';
import { INVITED_PROGRAMMES, invitationForm } from '#src/contract/forms/community.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { isUnrelatedToInput } from '#src/forms/failure-text.ts';
import { LoadingFailure } from '#src/forms/LoadingFailure.tsx';
import { renameRefusedFields } from '#src/forms/rename-refused-fields.ts';
import { useForm } from '#src/forms/use-form.ts';
import { useIdempotencyKey } from '#src/forms/use-idempotency-key.ts';
import { formatDayAndMonth } from '#src/i18n/format-date.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import { getApiClient } from '#src/session/api.ts';
import { getDraft } from '#src/session/drafts.ts';
import { Island, type IslandProps, LoggedIn, useIsland, useUser } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls, useCall } from '#src/session/use-call.ts';
import { TextField } from '#src/ui/field/fields.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Options } from '#src/ui/options/Options.tsx';
import { Screen } from '#src/ui/screen/Screen.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { Table } from '#src/ui/table/Table.tsx';

/** Lists the invitations of the last 90 days with their outcomes; the invited person is not stored. */
function SentInvitations() {
  const { t, language } = useIsland();
  const body = useCall(getClientInvitations, {});
  const getDay = (instant: string) => formatDayAndMonth(getAmsterdamDate(new Date(instant)), language);
  return (
    <section className="sheet stack" aria-labelledby="sent-invitations">
      <h2 id="sent-invitations">{t('portal.sent.title')}</h2>
      {body.status === 'loading' && <Skeleton shape="rows" label={t('forms.loading')} />}
      {body.status === 'error' && <LoadingFailure call={body} />}
      {body.status === 'done' && body.value.length === 0 && <p>{t('portal.sent.none')}</p>}
      {body.status === 'done' && body.value.length > 0 && (
        <>
          <p className="soft">{t('portal.sent.lead')}</p>
          <Table<SentInvitation>
            caption={t('portal.sent.title')}
            rows={body.value}
            rowKey={({ id }) => id}
            columns={[
              { key: 'sent', header: t('portal.sent.when'), cell: (invitation) => getDay(invitation.sent) },
              {
                key: 'programme',
                header: t('portal.sent.programme'),
                cell: (invitation) =>
                  DOMAINS.find(({ programme }) => programme === invitation.programme)?.words.programme[language],
              },
              {
                key: 'state',
                header: t('portal.sent.state'),
                cell: ({ state, until }) => t(`portal.sent.states.${state}`, { day: getDay(until) }),
              },
            ]}
          />
        </>
      )}
    </section>
  );
}

/** Page to invite a client to a programme by email (docs/specification.md, section 2). */
export function ClientInvitation(island: IslandProps) {
  return (
    <Island {...island}>
      <InvitationScreen />
    </Island>
  );
}

function InvitationScreen() {
  const { t, href } = useIsland();
  return (
    <Screen
      title={t('portal.invite.title')}
      lead={t('portal.invite.lead')}
      back={{ href: href('clients'), text: t('portal.client.back') }}
    >
      <LoggedIn loading={<Skeleton shape="rows" label={t('forms.loading')} />}>
        <InvitationForm />
        <SentInvitations />
      </LoggedIn>
    </Screen>
  );
}

/** Keys of the explanations of an invitation. */
const FACTS = ['link', 'choice', 'ends', 'kept'] as const;

const EMPTY = { firstName: '', email: '', programme: '' };
const WIRE_NAMES = { first_name: 'firstName', email_address: 'email', domain: 'programme' };

function InvitationForm() {
  const { t, language } = useIsland();
  const { uid } = useUser();
  const draft = useMemo(() => getDraft<typeof EMPTY>(uid, 'invitation'), [uid]);
  const key = useIdempotencyKey(getDraft(uid, 'invitation-key'));
  const form = useForm({
    form: invitationForm,
    id: 'invitation',
    start: EMPTY,
    textKey: 'portal.invite.errors',
    draft,
    submit: async (body) => {
      const result = await getApiClient().call(inviteClient, { body, key: key.keyFor(body) });
      return renameRefusedFields(result.ok ? { ...result, value: body.firstName } : result, WIRE_NAMES);
    },
    onDone: (name) => {
      key.done();
      void refreshCalls(getClientInvitations.name);
      form.reset(EMPTY);
      showToast('done', t('portal.invite.done', { name }));
    },
    explain: (failure) =>
      isUnrelatedToInput(failure) || failure.kind === 'limited' ? null : t('portal.invite.failed'),
  });
  return (
    <div className="sheet stack">
      <ul className="portal-invite-facts">
        {FACTS.map((fact) => (
          <li key={fact}>
            <Icon name="check" />
            {t(`portal.invite.facts.${fact}`)}
          </li>
        ))}
      </ul>
      <FormFrame form={form} submit={t('portal.invite.submit')} label={t('portal.invite.title')}>
        <TextField {...form.field('firstName')} autoComplete="off" label={t('portal.invite.firstName')} />
        <TextField {...form.field('email')} type="email" autoComplete="off" label={t('portal.invite.email')} />
        <Options
          id={form.fieldId('programme')}
          name="programme"
          pick="one"
          legend={t('portal.invite.programme')}
          help={t('portal.invite.programmeHelp')}
          error={form.getError('programme')}
          options={INVITED_PROGRAMMES.map(({ id, words }) => ({ value: id, label: words.programme[language] }))}
          selected={[String(form.value('programme'))]}
          onChoose={([option]) => form.set('programme', option ?? '')}
        />
      </FormFrame>
    </div>
  );
}
