import { useState } from 'react';
import { approveSelfTest, type DeskSelfTest, openSelfTest, withdrawSelfTest } from '#src/contract/desk/self-tests.ts';
import { approveTestForm } from '#src/contract/forms/self-test.ts';
import { toFailureText } from '#src/forms/failure-text.ts';
import { renameRefusedFields } from '#src/forms/rename-refused-fields.ts';
import { formatDayWithYear } from '#src/i18n/format-date.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { TextArea, TextField } from '#src/ui/field/fields.tsx';
import { DeskForm } from '../../frame/unsaved/DeskForm.tsx';
import { useDeskForm } from '../../frame/unsaved/use-desk-form.ts';

/** Availability of the test and the user who decided it, with the action to change it, for administrators. */
export function SelfTestAvailability({ test }: { readonly test: DeskSelfTest }) {
  const { t, language } = useIsland();
  const { role } = useUser();
  const isAdministrator = role === 'administrator';
  const [failure, setFailure] = useState<string | null>(null);
  const { clearance, isWhole } = test;
  const withdraw = async () => {
    setFailure(null);
    const result = await getApiClient().call(withdrawSelfTest, { params: { instrument: test.typed.id } });
    if (!result.ok) return setFailure(toFailureText(t, result.failure));
    showToast('done', t('desk-library.selfTests.withdrawn'));
    void refreshCalls(openSelfTest.name);
  };
  return (
    <section className="sheet stack" aria-labelledby="self-test-state">
      <h2 id="self-test-state">{t('desk-library.selfTests.offered.title')}</h2>
      {clearance && (
        <>
          <p>
            {t('desk-library.selfTests.offered.since', {
              by: clearance.by,
              day: formatDayWithYear(clearance.on, language),
            })}
          </p>
          <p>{clearance.purpose}</p>
          <p>{clearance.deviceClass}</p>
          {isAdministrator && (
            <p>
              <Button kind="quiet" onClick={() => void withdraw()}>
                {t('desk-library.selfTests.offered.withdraw')}
              </Button>
            </p>
          )}
          {failure && <p role="alert">{failure}</p>}
        </>
      )}
      {!clearance && !isWhole && <p>{t('desk-library.selfTests.offered.structure')}</p>}
      {!clearance && isWhole && !isAdministrator && <p>{t('desk-library.selfTests.offered.administrator')}</p>}
      {!clearance && isWhole && isAdministrator && <AvailabilityForm test={test} />}
    </section>
  );
}

function AvailabilityForm({ test }: { readonly test: DeskSelfTest }) {
  const { t } = useIsland();
  const instrument = test.typed.id;
  const form = useDeskForm({
    keep: `self-test-clearance.${instrument}`,
    form: approveTestForm,
    id: 'clear-test',
    start: { by: '', purpose: '', deviceClass: '' },
    textKey: 'desk-library.selfTests.errors',
    failureIn: 'form',
    explain: (failure) => (failure.status === 409 ? t('desk-library.selfTests.conflict') : null),
    submit: async (values) => {
      const body = { ...values, revision: test.revision };
      return renameRefusedFields(await getApiClient().call(approveSelfTest, { params: { instrument }, body }), {});
    },
    onDone: () => {
      showToast('done', t('desk-library.selfTests.cleared'));
      void refreshCalls(openSelfTest.name);
    },
  });
  return (
    <DeskForm
      form={form}
      submit={t('desk-library.selfTests.offered.clear')}
      label={t('desk-library.selfTests.offered.title')}
    >
      <p>{t('desk-library.selfTests.offered.lead')}</p>
      <TextField {...form.field('by')} label={t('desk-library.selfTests.offered.by')} autoComplete="off" />
      <TextArea
        {...form.field('purpose')}
        label={t('desk-library.selfTests.offered.purpose')}
        help={t('desk-library.selfTests.offered.purposeHelp')}
        rows={3}
      />
      <TextField
        {...form.field('deviceClass')}
        label={t('desk-library.selfTests.offered.deviceClass')}
        help={t('desk-library.selfTests.offered.deviceClassHelp')}
        autoComplete="off"
      />
    </DeskForm>
  );
}
