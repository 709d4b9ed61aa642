import { useState } from 'react';
import { credentialsForm, NO_CONSENT } from '#src/contract/forms/credentials.ts';
import { login } from '#src/contract/login.ts';
import { register } from '#src/contract/register.ts';
import { isAway } from '#src/forms/failure-text.ts';
import { typedEarly } from '#src/forms/typed-early.ts';
import { useForm } from '#src/forms/use-form.ts';
import { api } from '#src/session/api.ts';
import { carryDanger } from '#src/session/danger.ts';
import { type Draft, nobodysDraftOf } from '#src/session/drafts.ts';
import { useIsland } from '#src/session/Island.tsx';
import { arrive, refreshUser } from '#src/session/load.ts';

const LIMITED = 429;

const ID = 'account';
const EMPTY = { name: '', mail: '', password: '', ...NO_CONSENT };

const kept = nobodysDraftOf<{ readonly name: string; readonly mail: string }>('credentials');

/** The name and the address survive a reload; a password is never stored. */
const DRAFT: Draft<typeof EMPTY> = {
  read: () => {
    const typed = kept.read();
    return typed && typedEarly({ ...EMPTY, ...typed }, (name) => `${ID}-${name}`);
  },
  write: ({ name, mail }) => kept.write({ name, mail }),
  clear: kept.clear,
};

/**
 * Creates the account and opens it: login is next (docs/specification.md, section 7). A second click creates no second
 * account.
 */
export function useCredentials() {
  const { t, language, site } = useIsland();
  const [key, setKey] = useState(() => crypto.randomUUID());
  return useForm({
    form: credentialsForm(site.passwordMinLength),
    id: ID,
    start: EMPTY,
    draft: DRAFT,
    words: 'start.errors',
    submit: async ({ name, mail, password }) => {
      const made = await api().call(register, { body: { name, mail, password, language, isConsenting: true }, key });
      if (made.ok) return api().call(login, { body: { mail, password } });
      // After a refusal the next try is another account; after a connection failure it is the same one.
      if (!isAway(made.failure)) setKey(crypto.randomUUID());
      return made;
    },
    onDone: ({ uid }) => {
      carryDanger(uid);
      arrive(uid);
      void refreshUser();
    },
    explain: (failure) => (isAway(failure) || failure.status === LIMITED ? null : t('start.failures.register')),
  });
}
