import { nicknameForm } from '#src/contract/forms/account.ts';
import type { OwnUser } from '#src/contract/own-user.ts';
import { updateUser } from '#src/contract/update-user.ts';
import { api } from '#src/session/api.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { know } from '#src/session/load.ts';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { TextField } from '#src/ui/field/fields.tsx';
import { FormFrame } from '../FormFrame.tsx';
import { isAway } from '../failure-text.ts';
import { refusedAt } from '../refused-at.ts';
import { useForm } from '../use-form.ts';

interface Props {
  open: boolean;
  /** The nickname is saved and known; what was about to be done goes on. */
  onDone: (user: OwnUser) => void;
}

/**
 * Nickname form before a first post or comment (docs/specification.md, section 2, "Nickname popup"). It cannot be
 * closed: posting requires a nickname. The island's texts need the namespace `person`.
 */
export function NicknameDialog({ open, onDone }: Props) {
  const { t } = useIsland();
  const { uid, needsNewNickname } = useUser();
  const form = useForm({
    form: nicknameForm,
    id: 'nickname',
    start: { nickname: '' },
    words: 'person.nickname.errors',
    submit: async ({ nickname }) =>
      refusedAt(await api().call(updateUser, { params: { uid }, body: { nickname } }), { field_nickname: 'nickname' }),
    onDone: (user) => {
      know(user);
      onDone(user);
    },
    failureIn: 'both',
    explain: (failure) => (isAway(failure) || failure.kind === 'forbidden' ? null : t('person.nickname.failed')),
  });
  return (
    <Dialog open={open} title={t('person.nickname.title')} onClose={() => undefined}>
      <div className="stack">
        <p>{t(needsNewNickname ? 'person.nickname.change' : 'person.nickname.lead')}</p>
        <FormFrame form={form} submit={t('person.nickname.submit')} label={t('person.nickname.title')}>
          <TextField {...form.field('nickname')} autoComplete="nickname" label={t('person.nickname.field')} />
        </FormFrame>
      </div>
    </Dialog>
  );
}
