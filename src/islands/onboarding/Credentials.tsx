import { createCredentialsForm, NO_CONSENT } from '#src/contract/forms/credentials.ts';
import { register } from '#src/contract/register.ts';
import { login } from '#src/contract/sessions.ts';
import { ConsentBoxes } from '#src/forms/consent/ConsentBoxes.tsx';
import { readEarlyValues } from '#src/forms/early-values.ts';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { isUnrelatedToInput } from '#src/forms/failure-text.ts';
import { PasswordField } from '#src/forms/PasswordField.tsx';
import { useForm } from '#src/forms/use-form.ts';
import { useIdempotencyKey } from '#src/forms/use-idempotency-key.ts';
import { getApiClient } from '#src/session/api.ts';
import { assignDangerToAccount } from '#src/session/danger.ts';
import { type Draft, getVisitorDraft } from '#src/session/drafts.ts';
import { Island, type IslandProps, useIsland } from '#src/session/Island.tsx';
import { announceLogin, refreshUser } from '#src/session/load.ts';
import { Details } from '#src/ui/details/Details.tsx';
import { TextField } from '#src/ui/field/fields.tsx';
import { Screen } from '#src/ui/screen/Screen.tsx';

const LIMITED = 429;

const ID = 'account';
const EMPTY = { name: '', mail: '', password: '', ...NO_CONSENT };

const draft = getVisitorDraft<{ readonly name: string; readonly mail: string }>('credentials');

/** Draft of the name and address, which survive a reload; passwords are never stored. */
const DRAFT: Draft<typeof EMPTY> = {
  read: () => {
    const input = draft.read();
    return input && readEarlyValues({ ...EMPTY, ...input }, (name) => `${ID}-${name}`);
  },
  write: ({ name, mail }) => draft.write({ name, mail }),
  clear: draft.clear,
};

/**
 * Provides the state of the form: creates the account, then logs in (docs/specification.md, section 7). A second click
 * cannot create a second account.
 */
function useCredentials() {
  const { t, language, site } = useIsland();
  const keys = useIdempotencyKey();
  return useForm({
    form: createCredentialsForm(site.passwordMinLength),
    id: ID,
    start: EMPTY,
    draft: DRAFT,
    textKey: 'start.errors',
    submit: async ({ name, mail, password }) => {
      const result = await getApiClient().call(register, {
        body: { name, mail, password, language, isConsenting: true },
        key: keys.keyFor({ name, mail, password }),
      });
      if (result.ok) return getApiClient().call(login, { body: { mail, password } });
      // After a rejection the next attempt gets a new idempotency key; after a connection failure the same input has the
      // same one.
      if (!isUnrelatedToInput(result.failure)) keys.done();
      return result;
    },
    onDone: ({ uid }) => {
      assignDangerToAccount(uid);
      announceLogin(uid);
      void refreshUser();
    },
    explain: (failure) =>
      isUnrelatedToInput(failure) || failure.status === LIMITED ? null : t('start.failures.register'),
  });
}

function CredentialsForm() {
  const { t, href, domain, site } = useIsland();
  const form = useCredentials();
  return (
    <Screen title={t('start.account.title')} lead={t('start.account.lead')} scene="hek" isSceneFirst>
      <div className="sheet">
        <FormFrame form={form} submit={t('start.account.submit')} label={t('start.account.title')}>
          <TextField {...form.field('name')} autoComplete="given-name" label={t('start.account.name')} />
          <TextField
            {...form.field('mail')}
            type="email"
            autoComplete="username"
            label={t('start.account.mail')}
            help={t('start.account.mailHelp')}
          />
          <PasswordField
            {...form.field('password')}
            autoComplete="new-password"
            label={t('forms.password')}
            help={t('forms.passwordHelp', { count: site.passwordMinLength })}
          />
          <Details summary={t('start.account.who')}>
            <div className="stack">
              {domain.variant !== 'reduced' && <p>{t('start.account.nameHelp')}</p>}
              <p>{t('start.account.mailShared')}</p>
            </div>
          </Details>
          <ConsentBoxes field={form.field} />
        </FormFrame>
      </div>
      <p>
        {t('start.account.known')} <a href={href('login')}>{t('start.account.login')}</a>
      </p>
    </Screen>
  );
}

/** Form for name, address, password and consent: creates the account and logs in (docs/specification.md, section 2). */
export function Credentials(island: IslandProps) {
  return (
    <Island {...island}>
      <CredentialsForm />
    </Island>
  );
}
