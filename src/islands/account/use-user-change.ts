import type { FieldValues } from 'react-hook-form';
import type { Form } from '#src/contract/forms/form.ts';
import { ACCOUNT_WIRE_NAMES, NOTIFICATIONS_WIRE_NAME, type OwnUser } from '#src/contract/own-user.ts';
import type { Failure, Result } from '#src/contract/result.ts';
import { isUnrelatedToInput } from '#src/forms/failure-text.ts';
import { renameRefusedFields } from '#src/forms/rename-refused-fields.ts';
import { useForm } from '#src/forms/use-form.ts';
import type { Draft } from '#src/session/drafts.ts';
import { useIsland } from '#src/session/Island.tsx';
import { publishUser } from '#src/session/load.ts';

const LIMITED = 429;

/** Settings by wire name. */
const SETTINGS = {
  ...Object.fromEntries(Object.entries(ACCOUNT_WIRE_NAMES).map(([name, wire]) => [wire, name])),
  [NOTIFICATIONS_WIRE_NAME]: 'notifications',
};

interface Change<T extends FieldValues, V> {
  readonly form: Form<T, V>;
  readonly id: string;
  readonly start: T;
  readonly draft?: Draft<T>;
  /** Form names of rejected fields, if they differ from the setting's name. */
  readonly names?: Readonly<Record<string, string>>;
  readonly submit: (values: V, typed: T, isMaybeDone: boolean) => Promise<Result<OwnUser>>;
  readonly onDone: (user: OwnUser) => void;
  /** Key prefix of the form's error texts. */
  readonly textKey?: string;
  /** Returns the text for a failure that this form knows; null for any other. */
  readonly explain?: (failure: Failure) => string | null;
  /** Text key for a failure (docs/specification.md, section 8). */
  readonly failed: string;
}

/** Provides the state of a form that changes the user's account. The response updates the user on the whole page. */
export function useUserChange<T extends FieldValues, V>({
  names,
  submit,
  onDone,
  failed,
  explain,
  textKey = 'account.errors',
  ...form
}: Change<T, V>) {
  const { t } = useIsland();
  return useForm({
    ...form,
    textKey,
    submit: async (...values) => renameRefusedFields(await submit(...values), { ...SETTINGS, ...names }),
    onDone: (user: OwnUser) => {
      publishUser(user);
      onDone(user);
    },
    explain: (failure) => {
      const known = explain?.(failure);
      if (known) return known;
      if (isUnrelatedToInput(failure) || failure.kind === 'forbidden' || failure.status === LIMITED) return null;
      return t(failed);
    },
  });
}
