import { useState } from 'react';
import {
  type NurseApplication,
  type NurseStatusChange,
  nurseStatusForm,
  resetNurseFactor,
  setNurseStatus,
} from '#src/contract/desk/nurses.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { TextArea } from '#src/ui/field/fields.tsx';
import { DeskForm } from '../../frame/unsaved/DeskForm.tsx';
import { FormDialog } from '../../frame/unsaved/FormDialog.tsx';
import { useDeskForm } from '../../frame/unsaved/use-desk-form.ts';
import { TimeText } from '../../kit/TimeText.tsx';

type NurseAction = NurseStatusChange | 'reset-factor';

const perform = (uid: number, action: NurseAction, reason: string) =>
  action === 'reset-factor'
    ? getApiClient().call(resetNurseFactor, { params: { uid }, body: { reason } })
    : getApiClient().call(setNurseStatus, { params: { uid }, body: { action, reason } });

interface DialogProps {
  uid: number;
  name: string;
  action: NurseAction;
  onClose: () => void;
}

function NurseStatusDialog(props: DialogProps) {
  const { t } = useIsland();
  const text = `desk-people.nurses.standing.${props.action}`;
  return (
    <FormDialog title={t(`${text}.title`, { name: props.name })} onClose={props.onClose}>
      <div className="stack">
        <p>{t(`${text}.text`)}</p>
        <NurseStatusForm {...props} />
      </div>
    </FormDialog>
  );
}

function NurseStatusForm({ uid, name, action, onClose }: DialogProps) {
  const { t } = useIsland();
  const text = `desk-people.nurses.standing.${action}`;
  const form = useDeskForm({
    keep: `nurse.${uid}.${action}`,
    form: nurseStatusForm,
    id: 'standing',
    start: { reason: '' },
    textKey: 'desk-people.errors',
    submit: ({ reason }) => perform(uid, action, reason),
    onDone: () => {
      onClose();
      showToast('done', t(`${text}.done`, { name }));
      void refreshCalls('list-nurse-applications');
    },
    explain: ({ kind }) => (kind === 'not_found' ? t('desk-people.nurses.failed') : null),
  });
  return (
    <DeskForm
      form={form}
      kind={action === 'give-back' ? 'accent' : 'risk'}
      submit={t(`${text}.name`)}
      label={t(`${text}.title`, { name })}
    >
      <TextArea
        {...form.field('reason')}
        rows={3}
        dir="auto"
        label={t('desk-people.reason')}
        help={t('desk-people.nurses.standing.reasonHelp')}
      />
    </DeskForm>
  );
}

/**
 * Revokes or restores the approval of a nurse, with the time and reason of the last change; an administrator can also
 * reset the nurse's second factor.
 */
export function NurseStatus({ application, name }: { application: NurseApplication; name: string }) {
  const { t } = useIsland();
  const { role } = useUser();
  const [pendingAction, setAsked] = useState<NurseAction | null>(null);
  const { uid, state, standing, hasSecondFactor } = application;
  const action = state === 'active' ? 'withdraw' : state === 'withdrawn' ? 'give-back' : null;
  return (
    <>
      {standing && (
        <div className="people-decision">
          <p>
            <strong>{t(`desk-people.actions.${standing.action}`)}</strong>{' '}
            {t('desk-people.by', { name: standing.by ?? t('desk-people.nobody') })},{' '}
            <TimeText time={standing.at} place="sentence" />
          </p>
          {standing.reason && (
            <p className="typed-text" dir="auto">
              {standing.reason}
            </p>
          )}
        </div>
      )}
      {action && (
        <div className="button-row">
          <Button kind="quiet" icon={action === 'withdraw' ? 'x' : 'check'} onClick={() => setAsked(action)}>
            {t(`desk-people.nurses.standing.${action}.name`)}
            <span className="visually-hidden"> ({name})</span>
          </Button>
          {role === 'administrator' && hasSecondFactor && (
            <Button kind="quiet" onClick={() => setAsked('reset-factor')}>
              {t('desk-people.nurses.standing.reset-factor.name')}
              <span className="visually-hidden"> ({name})</span>
            </Button>
          )}
        </div>
      )}
      {pendingAction && (
        <NurseStatusDialog uid={uid} name={name} action={pendingAction} onClose={() => setAsked(null)} />
      )}
    </>
  );
}
