import { refusalForm } from '#src/contract/forms/buddy.ts';
import { refuseBuddyInvite } from '#src/contract/refuse-buddy-invite.ts';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { isAway } from '#src/forms/failure-text.ts';
import { refusedAt } from '#src/forms/refused-at.ts';
import { useForm } from '#src/forms/use-form.ts';
import { api } from '#src/session/api.ts';
import { Island, type IslandProps, useIsland } from '#src/session/Island.tsx';
import { TextArea } from '#src/ui/field/fields.tsx';
import { Screen } from '#src/ui/screen/Screen.tsx';

/** A buddy says no, with words if they like (section 4). */
export function BuddyRefuse(island: IslandProps) {
  return (
    <Island {...island}>
      <RefuseScreen />
    </Island>
  );
}

function RefuseScreen() {
  const { t, params, href } = useIsland();
  const pairingCode = params.pairingCode ?? '';
  const form = useForm({
    form: refusalForm,
    id: 'refusal',
    start: { reason: '' },
    words: 'buddies.errors',
    submit: async ({ reason }) =>
      refusedAt(await api().call(refuseBuddyInvite, { body: { pairingCode, reason } }), { refusal_reason: 'reason' }),
    failureIn: 'form',
    explain: (failure) => {
      if (failure.kind === 'not_found') return t('buddies.public.unknown');
      return isAway(failure) || failure.kind === 'limited' ? null : t('buddies.refuse.failed');
    },
  });
  if (form.state.status === 'done') {
    const name = form.state.value.name || t('buddies.public.somebody');
    return (
      <Screen title={t('buddies.refuse.title')}>
        <div className="sheet stack" role="status">
          <p>{t('buddies.refuse.done', { name })}</p>
          <p>
            {t('buddies.refuse.mistake')}{' '}
            <a href={href('buddy-accept', { pairingCode })}>{t('buddies.refuse.accept')}</a>
          </p>
        </div>
      </Screen>
    );
  }
  return (
    <Screen title={t('buddies.refuse.title')} lead={t('buddies.refuse.lead')}>
      <div className="sheet">
        <FormFrame form={form} submit={t('buddies.refuse.submit')} label={t('buddies.refuse.title')}>
          <TextArea
            {...form.field('reason')}
            rows={4}
            label={t('buddies.refuse.reason')}
            help={t('buddies.refuse.reasonHelp')}
          />
        </FormFrame>
      </div>
    </Screen>
  );
}
