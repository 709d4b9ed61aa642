import { useEffect, useState } from 'react';
import { checkStaffLink, type StaffLinkAccount } from '#src/contract/desk/staff-user.ts';
import type { Result } from '#src/contract/result.ts';
import { isUnrelatedToInput } from '#src/forms/failure-text.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { Loading } from '../frame/Loading.tsx';
import { SetUpAccountForm } from './SetUpAccountForm.tsx';

/** Target of the link in an invitation, including the invitation of the first administrator. */
export function AcceptStaffInvitation() {
  const { t, params, href } = useIsland();
  const token = params.token ?? '';
  const [checked, setChecked] = useState<Result<StaffLinkAccount> | null>(null);

  const check = async () => {
    setChecked(null);
    setChecked(await getApiClient().call(checkStaffLink, { body: { token } }));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on load
  useEffect(() => {
    void check();
  }, []);

  return (
    <div className="stack">
      <h1>{t('desk-staff.begin.title')}</h1>
      {checked === null && <Loading />}
      {checked?.ok && <SetUpAccountForm token={token} found={checked.value} />}
      {checked?.ok === false && isUnrelatedToInput(checked.failure) && (
        <div className="sheet stack" role="alert">
          <p>{t('desk-staff.begin.failed')}</p>
          <p>
            <Button onClick={() => void check()}>{t('forms.retry')}</Button>
          </p>
        </div>
      )}
      {checked?.ok === false && !isUnrelatedToInput(checked.failure) && (
        <div className="sheet stack" role="alert">
          <p>{t('desk-staff.begin.invalid')}</p>
          <p>
            <a href={href('login')}>{t('desk-staff.begin.toLogin')}</a>
          </p>
        </div>
      )}
    </div>
  );
}
