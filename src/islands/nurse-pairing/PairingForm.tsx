import { useState } from 'react';
import { pairingForm } from '#src/contract/forms/community.ts';
import { getOwnNote } from '#src/contract/nurse-notes.ts';
import { findNurse, type NurseInfo, pairNurse } from '#src/contract/nurse-pairing.ts';
import { EVERY_SCOPE } from '#src/contract/nurse-scopes.ts';
import { ConfirmDialog } from '#src/forms/ConfirmDialog.tsx';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { hasNoResponse } from '#src/forms/failure-text.ts';
import { renameRefusedFields } from '#src/forms/rename-refused-fields.ts';
import { useConfirm } from '#src/forms/use-confirm.ts';
import { useForm } from '#src/forms/use-form.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { invitationDraft } from '#src/session/invitation.ts';
import { refreshUser } from '#src/session/load.ts';
import { showToast } from '#src/session/toasts.ts';
import { clearCalls } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Check } from '#src/ui/check/Check.tsx';
import { FieldError } from '#src/ui/field/FieldFrame.tsx';
import { TextField } from '#src/ui/field/fields.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { ScopeChecks } from './ScopeChecks.tsx';

interface FoundNurse {
  readonly code: string;
  readonly nurse: NurseInfo;
}

/**
 * Form for a nurse's code and the agreement (docs/specification.md, section 5); an invitation fills in the code. The
 * user confirms the nurse before any data are shared. `next` is the next page.
 */
export function PairingForm({ next }: { next: string | null }) {
  const { t } = useIsland();
  const [invitation, setInvitation] = useState(invitationDraft.read);
  const [found, setFound] = useState<FoundNurse | null>(null);
  const [scopes, setScopes] = useState(EVERY_SCOPE);
  const pairing = useConfirm(
    async () => {
      const result = await getApiClient().call(pairNurse, {
        body: { pairingCode: found?.code ?? '', scopes, ...(invitation ? { invitation: invitation.token } : {}) },
      });
      // The response was lost, or another page has paired: the pairing, if there is one, is shown instead of the form.
      if (!result.ok && (result.failure.kind === 'conflict' || hasNoResponse(result.failure))) await refreshUser();
      return result;
    },
    ({ name }) => {
      invitationDraft.clear();
      // Nothing of an earlier nurse is shown.
      void clearCalls('get-nurse-');
      void clearCalls(getOwnNote.name);
      showToast('done', t('pairing.paired', { name }));
      void refreshUser();
    },
  );
  const form = useForm({
    form: pairingForm,
    id: 'pairing',
    start: { code: invitation?.pairingCode ?? '', agreement: false },
    textKey: 'pairing.errors',
    submit: async ({ code }) => {
      const result = await getApiClient().call(findNurse, { body: { pairingCode: code } });
      if (result.ok) setFound({ code, nurse: result.value });
      return renameRefusedFields(result, { pairing_code: 'code' });
    },
    onDone: () => pairing.ask(),
    explain: ({ kind }) => {
      if (kind === 'not_found') return t('pairing.notFound');
      return kind === 'conflict' ? t('pairing.already') : null;
    },
  });
  const decline = () => {
    invitationDraft.clear();
    setInvitation(null);
    form.reset({ code: '', agreement: false });
    if (next !== null) location.assign(next);
  };
  const { error, ...agreement } = form.field('agreement');
  return (
    <section className="sheet stack" aria-labelledby="pairing-form">
      <h2 id="pairing-form">{t('pairing.formTitle')}</h2>
      <p>
        {invitation
          ? t('pairing.invited', { name: invitation.name, practice: invitation.generalPractitioner })
          : t('pairing.formText')}
      </p>
      <FormFrame
        form={form}
        submit={t('pairing.submit')}
        label={t('pairing.formTitle')}
        secondaryActions={
          invitation && (
            <Button kind="plain" onClick={decline}>
              {t('pairing.notNow')}
            </Button>
          )
        }
      >
        <TextField
          {...form.field('code')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          label={t('pairing.code')}
          help={t('pairing.codeHelp')}
        />
        <ScopeChecks scopes={scopes} onChange={setScopes} />
        <div className="field">
          <Check
            {...agreement}
            label={t('pairing.agreement')}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${agreement.id}-error` : undefined}
          />
          <FieldError id={agreement.id} error={error} />
        </div>
      </FormFrame>
      <ConfirmDialog
        question={pairing}
        kind="accent"
        title={t('pairing.check.title')}
        confirm={t('pairing.check.confirm')}
        failed={t(pairing.failure?.kind === 'conflict' ? 'pairing.already' : 'pairing.check.failed')}
      >
        <p>{t('pairing.check.text')}</p>
        <p className="pairing-nurse">
          <Icon name="stethoscope" />
          <span>
            <strong>{found?.nurse.name}</strong>
            <br />
            {found?.nurse.generalPractitioner}
          </span>
        </p>
        <p>{t('pairing.check.not')}</p>
      </ConfirmDialog>
    </section>
  );
}
