import { useRef, useState } from 'react';
import { loginForm } from '#src/contract/forms/credentials.ts';
import { type ObjectionTexts, objectToSuspension } from '#src/contract/objection.ts';
import type { Failure, Result } from '#src/contract/result.ts';
import { type LoginResponse, login } from '#src/contract/sessions.ts';
import { isRecord } from '#src/contract/wire.ts';
import { useForm } from '#src/forms/use-form.ts';
import { getApiClient } from '#src/session/api.ts';
import { readCookie } from '#src/session/cookies.ts';
import { HINT_COOKIE } from '#src/session/hint.ts';
import { useIsland } from '#src/session/Island.tsx';
import { announceLogin, refreshUser } from '#src/session/load.ts';
import { hasCookies, NO_COOKIES } from '#src/session/no-cookies.ts';

const WRONG_PASSWORD = 400;
const CODE_NEEDED = 401;
const CLOSED = 409;

/** Result if a code is still required. */
const CODE_REQUIRED: Result<LoginResponse | null> = { ok: true, value: null, tags: [] };

interface Credentials {
  readonly mail: string;
  readonly password: string;
}

/** Provides the login state. The page's guard redirects after a login. */
export function useLogin() {
  const { t } = useIsland();
  /** Verified credentials, if a nurse's account also requires a code. */
  const [known, setKnown] = useState<Credentials | null>(null);
  /** Last submitted credentials, with which a suspended user can object. */
  const triedRef = useRef<Credentials>({ mail: '', password: '' });
  const onDone = (answer: LoginResponse | null) => {
    if (!answer) return;
    announceLogin(answer.uid);
    void refreshUser();
  };
  const form = useForm({
    form: loginForm,
    id: 'login',
    start: { mail: '', password: '' },
    textKey: 'login.errors',
    submit: async (values) => {
      if (!hasCookies()) return NO_COOKIES;
      triedRef.current = values;
      const result = await getApiClient().call(login, { body: values });
      if (result.ok && readCookie(HINT_COOKIE) === null) return NO_COOKIES;
      if (result.ok || result.failure.status !== CODE_NEEDED) return result;
      setKnown(values);
      return CODE_REQUIRED;
    },
    onDone,
    explain: (failure: Failure) => {
      if (failure === NO_COOKIES.failure) return t('login.failures.cookies');
      if (failure.status === WRONG_PASSWORD) return t('login.failures.wrong');
      if (failure.status === CLOSED) return failure.message || t('login.failures.closed');
      return null;
    },
    failureIn: 'both',
  });
  const isWrong = form.state.status === 'error' && form.state.failure.status === WRONG_PASSWORD;
  const detail = form.state.status === 'error' ? form.state.failure.detail : null;
  /** Reasons for a suspension, with the objection form. */
  const suspension =
    isRecord(detail) && typeof detail.decision === 'string'
      ? {
          reasons: detail.decision,
          canObject: detail.canObject === true,
          answerBefore: typeof detail.answerBefore === 'string' ? detail.answerBefore : null,
          send: (objectionTexts: ObjectionTexts) =>
            getApiClient().call(objectToSuspension, { body: { ...triedRef.current, ...objectionTexts } }),
        }
      : null;
  const withCode = known && {
    perform: (code: string) => getApiClient().call(login, { body: { ...known, code } }),
    onDone,
  };
  return { form, isWrong, suspension, withCode };
}
