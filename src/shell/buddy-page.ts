import {
  acceptBuddyInvite,
  type BuddyAnswer,
  refuseBuddyInvite,
  resumeBuddy,
  unsubscribeBuddy,
} from '#src/contract/buddies.ts';
import { refusalForm } from '#src/contract/forms/buddy.ts';
import type { Failure, Result } from '#src/contract/result.ts';
import { unsubscribeByMail } from '#src/contract/unsubscribe-by-mail.ts';
import { getApiClient } from '#src/session/api.ts';
import { runWhenVisible } from './once-visible.ts';

type BuddyResult = 'accepted' | 'refused' | 'ended';
type State = BuddyResult | 'loading' | 'stopped' | 'unknown' | 'limited' | 'failed';
type SendAnswer = () => Promise<Result<BuddyAnswer>>;

const STOPPED = 409;

function getState({ kind, status }: Failure): State {
  if (status === STOPPED) return 'stopped';
  if (kind === 'not_found') return 'unknown';
  return kind === 'limited' ? 'limited' : 'failed';
}

/**
 * Starts the page of a buddy's link (docs/specification.md, section 4): accepting and stopping are requested when the
 * page is opened, refusing by its form, and stopping the buddy's mails by its button. The page is on the bare host, and
 * only the code identifies the user.
 */
export function startBuddyPage(): void {
  const container = document.querySelector<HTMLElement>('[data-buddy]');
  if (!container) return;
  const pairingCode = decodeURIComponent(location.pathname.split('/').at(-1) ?? '');
  const body = { pairingCode };
  const parts = [...container.querySelectorAll<HTMLElement>('[data-state]')];

  const show = (state: State, name = '') => {
    for (const part of parts) part.hidden = part.dataset.state !== state;
    for (const slot of container.querySelectorAll('[data-name]'))
      slot.textContent = name || (container.dataset.somebody ?? '');
  };

  const showFailure = (failure: Failure) => {
    const state = getState(failure);
    const message = container.querySelector('[data-message]');
    if (message) message.textContent = state === 'limited' ? failure.message : '';
    show(state);
  };

  const perform = async (ask: SendAnswer, resolve: BuddyResult): Promise<void> => {
    show('loading');
    const button = container.querySelector<HTMLButtonElement>('[data-again]');
    if (button) button.onclick = () => void perform(ask, resolve);
    const result = await ask();
    if (result.ok) show(resolve, result.value.name);
    else showFailure(result.failure);
  };

  for (const button of container.querySelectorAll('[data-resume]')) {
    button.addEventListener('click', () => void perform(() => getApiClient().call(resumeBuddy, { body }), 'accepted'));
  }
  const stop = async (): Promise<Result<BuddyAnswer>> => {
    const result = await getApiClient().call(unsubscribeByMail, { params: { token: pairingCode } });
    return result.ok ? { ...result, value: { name: '' } } : result;
  };

  if (container.dataset.buddy === 'mails') {
    container.querySelector('[data-stop]')?.addEventListener('click', () => void perform(stop, 'ended'));
  } else if (container.dataset.buddy === 'accept') {
    runWhenVisible(() => void perform(() => getApiClient().call(acceptBuddyInvite, { body }), 'accepted'));
  } else if (container.dataset.buddy === 'unsubscribe') {
    runWhenVisible(() => void perform(() => getApiClient().call(unsubscribeBuddy, { body }), 'ended'));
  } else {
    const form = container.querySelector('form');
    if (form) openRefusal(form, pairingCode, (name) => show('refused', name));
  }
}

function openRefusal(form: HTMLFormElement, pairingCode: string, onDone: (name: string) => void): void {
  const [reason, error, failure, submit] = [
    form.querySelector('textarea'),
    form.querySelector<HTMLElement>('.field-error'),
    form.querySelector<HTMLElement>('.form-failure'),
    form.querySelector('button'),
  ];
  if (!reason || !error || !failure || !submit) return;

  const refuseReason = (isRefused: boolean) => {
    error.hidden = !isRefused;
    if (isRefused) reason.setAttribute('aria-invalid', 'true');
    else reason.removeAttribute('aria-invalid');
    reason.setAttribute('aria-describedby', isRefused ? 'reason-help reason-error' : 'reason-help');
    if (isRefused) reason.focus();
  };

  const send = async (): Promise<void> => {
    failure.hidden = true;
    const input = { reason: reason.value };
    const isReadable = refusalForm.check(input).length === 0;
    refuseReason(!isReadable);
    if (!isReadable) return;
    submit.disabled = true;
    const result = await getApiClient().call(refuseBuddyInvite, { body: { pairingCode, ...refusalForm.read(input) } });
    submit.disabled = false;
    if (result.ok) return onDone(result.value.name);
    const { kind, fields, message } = result.failure;
    if (fields?.refusal_reason) return refuseReason(true);
    const { unknown, failed: text } = failure.dataset;
    failure.textContent = (kind === 'not_found' ? unknown : kind === 'limited' ? message : text) ?? '';
    failure.hidden = false;
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send();
  });
  submit.disabled = false;
}
