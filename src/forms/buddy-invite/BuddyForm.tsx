import { useState } from 'react';
import { addBuddy, type Buddy, readBuddies } from '#src/contract/buddies.ts';
import { buddyForm } from '#src/contract/forms/buddy.ts';
import { isPlaceholder } from '#src/contract/own-user.ts';
import type { Failure } from '#src/contract/result.ts';
import { getApiClient } from '#src/session/api.ts';
import { getDraft } from '#src/session/drafts.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { refreshUser } from '#src/session/load.ts';
import { showToast } from '#src/session/toasts.ts';
import { Button, type ButtonKind } from '#src/ui/button/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { TextField } from '#src/ui/field/fields.tsx';
import { FormFrame } from '../FormFrame.tsx';
import { hasNoResponse, isUnrelatedToInput, toFailureText } from '../failure-text.ts';
import { useForm } from '../use-form.ts';
import { useIdempotencyKey } from '../use-idempotency-key.ts';

interface InvitedPerson {
  readonly name: string;
  readonly email: string;
}

interface InviteDialogProps {
  /** Person to invite; null if the dialog is closed. */
  asked: InvitedPerson | null;
  isSending: boolean;
  onSend: (asked: InvitedPerson) => void;
  onClose: () => void;
}

/** Confirms the invitation and its email address before it is sent: a wrong address would inform a stranger. */
function InviteDialog({ asked, isSending, onSend, onClose }: InviteDialogProps) {
  const { t, site } = useIsland();
  const { name, mail, hasValidatedEmail } = useUser();
  const hasToConfirm = !hasValidatedEmail && !isPlaceholder(mail, site.placeholderDomain);
  return (
    <Dialog
      open={asked !== null}
      title={t('buddies.confirm.title', { name: asked?.name ?? '' })}
      // An invitation that is being sent can no longer be taken back.
      {...(!isSending && { closeLabel: t('forms.close') })}
      onClose={onClose}
      footer={
        <>
          <Button icon="send" onClick={() => asked && onSend(asked)} busy={isSending && t('buddies.confirm.busy')}>
            {t('buddies.confirm.send')}
          </Button>
          <Button kind="plain" onClick={onClose} disabled={isSending}>
            {t('buddies.confirm.change')}
          </Button>
        </>
      }
    >
      <div className="stack">
        <p>
          {t('buddies.confirm.to')} <strong>{asked?.email}</strong>.
        </p>
        <p>{t('buddies.confirm.text', { own: name })}</p>
        {hasToConfirm && <p className="soft">{t('buddies.add.confirmFirst', { mail })}</p>}
      </div>
    </Dialog>
  );
}

const EMPTY = { name: '', email: '' };

interface Props {
  kind?: ButtonKind;
  /** Called after the invitation is sent, while the user data is reloaded. */
  onDone?: (buddy: Buddy) => void;
}

/**
 * Form to invite a buddy, on the buddies page and as a step of the plan. Requires confirmation before sending. A
 * failure, or an address that is already in the list, is shown as a toast (docs/specification.md, sections 5 and 8). The
 * island's texts need the namespace `buddies`.
 */
export function BuddyForm({ kind = 'accent', onDone }: Props) {
  const { t } = useIsland();
  const { uid, fields } = useUser();
  const key = useIdempotencyKey(getDraft(uid, 'buddy.key'));
  const [requested, setAsked] = useState<typeof EMPTY | null>(null);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const form = useForm({
    form: buddyForm,
    id: 'buddy',
    start: EMPTY,
    textKey: 'buddies.errors',
    submit: async (value) => ({ ok: true, value, tags: [] }),
    onDone: (value) => {
      setFailure(null);
      setAsked(value);
    },
  });
  const send = async (body: typeof EMPTY) => {
    if (isSending) return;
    setSending(true);
    const result = await getApiClient().call(addBuddy, { body, key: key.keyFor(body) });
    setSending(false);
    setAsked(null);
    if (!result.ok) {
      const isUnknown = hasNoResponse(result.failure);
      if (isUnknown) void refreshUser();
      setFailure(result.failure);
      showToast('failed', t(`buddies.add.${isUnknown ? 'unknown' : 'failed'}`, { name: body.name }));
      return;
    }
    key.done();
    void refreshUser();
    const { id, name, status, isWaiting } = result.value;
    if (status !== 'sent' || readBuddies(fields).some((knownBuddy) => knownBuddy.id === id)) {
      showToast('failed', t('buddies.add.known', { name }));
      return;
    }
    form.reset(EMPTY);
    showToast('done', t(isWaiting ? 'buddies.add.waiting' : 'buddies.add.done', { name }));
    onDone?.(result.value);
  };
  /** Returns the text for a failure; null for the default text. */
  const getFailureText = (failure: Failure): string | null => {
    const fieldError = Object.values(failure.fields ?? {})[0];
    if (fieldError) return fieldError;
    if (failure.kind === 'conflict') return t('buddies.add.enough');
    return isUnrelatedToInput(failure) || failure.kind === 'limited' || failure.kind === 'forbidden'
      ? toFailureText(t, failure)
      : null;
  };
  return (
    <>
      <FormFrame
        form={{ ...form, failure: failure && form.problems.length === 0 ? getFailureText(failure) : null }}
        kind={kind}
        submit={t('buddies.add.submit')}
        label={t('buddies.add.title')}
      >
        <TextField {...form.field('name')} autoComplete="off" label={t('buddies.add.name')} />
        <TextField
          {...form.field('email')}
          type="email"
          autoComplete="off"
          label={t('buddies.add.email')}
          help={t('buddies.add.emailHelp')}
        />
      </FormFrame>
      <InviteDialog asked={requested} isSending={isSending} onSend={send} onClose={() => setAsked(null)} />
    </>
  );
}
