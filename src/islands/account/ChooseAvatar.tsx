import { updateUser } from '#src/contract/account.ts';
import { avatarForm } from '#src/contract/forms/account.ts';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { getApiClient } from '#src/session/api.ts';
import { type IslandProps, useIsland, useUser } from '#src/session/Island.tsx';
import { showToastOnNextPage } from '#src/session/toasts.ts';
import { Avatar } from '#src/ui/avatar/Avatar.tsx';
import { AVATAR_SETS, type AvatarName, getAvatarNumber } from '#src/ui/avatar/avatars.ts';
import { FieldError } from '#src/ui/field/FieldFrame.tsx';
import { AccountPage, useAccountHref } from './AccountPage.tsx';
import { useUserChange } from './use-user-change.ts';

/** Choice of the avatar shown on the forum, one of twelve in two sets (docs/specification.md, section 2). */
export function ChooseAvatar(island: IslandProps) {
  return (
    <AccountPage island={island} screen="account-avatar">
      <Form />
    </AccountPage>
  );
}

const SETS = Object.entries(AVATAR_SETS) as [keyof typeof AVATAR_SETS, readonly AvatarName[]][];

function Form() {
  const { t } = useIsland();
  const { uid, avatar } = useUser();
  const account = useAccountHref();
  const form = useUserChange({
    form: avatarForm,
    id: 'avatar',
    start: { avatar: String(avatar) },
    failed: 'account.failures.avatar',
    submit: (values) => getApiClient().call(updateUser, { params: { uid }, body: values }),
    onDone: () => {
      showToastOnNextPage('done', t('account.avatar.done'));
      location.assign(account);
    },
  });
  const id = form.fieldId('avatar');
  return (
    <FormFrame
      form={form}
      submit={t('account.avatar.submit')}
      busy={t('account.busy')}
      label={t('account.links.account-avatar')}
    >
      <p>{t('account.avatar.lead')}</p>
      <div id={id} tabIndex={-1} className="stack">
        {SETS.map(([set, names]) => (
          <fieldset key={set} className="sheet avatars">
            <legend>{t(`account.avatar.${set}`)}</legend>
            <div className="avatar-choices">
              {names.map((name) => (
                <Choice
                  key={name}
                  name={name}
                  isChosen={form.value('avatar') === String(getAvatarNumber(name))}
                  onChoose={() => form.set('avatar', String(getAvatarNumber(name)))}
                />
              ))}
            </div>
          </fieldset>
        ))}
        <FieldError id={id} error={form.getError('avatar')} />
      </div>
    </FormFrame>
  );
}

function Choice({ name, isChosen, onChoose }: { name: AvatarName; isChosen: boolean; onChoose: () => void }) {
  const { t } = useIsland();
  return (
    <label className="avatar-choice">
      <Avatar name={name} size="large" />
      <span className="avatar-choice-name">
        <input type="radio" name="avatar" value={getAvatarNumber(name)} checked={isChosen} onChange={onChoose} />
        {t(`account.avatar.names.${name}`)}
      </span>
    </label>
  );
}
