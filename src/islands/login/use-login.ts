import { loginForm } from '#src/contract/forms/login.ts';
import { login } from '#src/contract/login.ts';
import type { Failure } from '#src/contract/result.ts';
import { useForm } from '#src/forms/use-form.ts';
import { api } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { arrive, refreshUser } from '#src/session/load.ts';

const WRONG = 400;
const CLOSED = 409;

/** Opens a session; where the page goes then, the guard of the page knows. */
export function useLogin() {
  const { t } = useIsland();
  return useForm({
    form: loginForm,
    id: 'login',
    start: { mail: '', password: '' },
    words: 'login.errors',
    submit: (values) => api().call(login, { body: values }),
    onDone: ({ uid }) => {
      arrive(uid);
      void refreshUser();
    },
    explain: (failure: Failure) => {
      if (failure.status === WRONG) return t('login.failures.wrong');
      if (failure.status === CLOSED) return failure.message || t('login.failures.closed');
      return null;
    },
  });
}
