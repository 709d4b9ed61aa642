import type { FieldValues } from 'react-hook-form';
import type { Versioned } from '#src/contract/desk/version.ts';
import type { Form } from '#src/contract/forms/form.ts';
import type { Result } from '#src/contract/result.ts';
import { refusedAt } from '#src/forms/refused-at.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useDeskForm } from '../unsaved/use-desk-form.ts';
import { useVersionConflict } from './use-version-conflict.ts';

interface Options<T extends FieldValues, V, A, O extends Versioned> {
  readonly form: Form<T, V>;
  /** Unique on the page; the ids of the fields are made from it. */
  readonly id: string;
  /** Names the thing and its language, unique at the desk. */
  readonly keep: string;
  readonly start: T;
  /** Where the form's own words for a refused field stand. */
  readonly words: string;
  /** What was opened; null for something new. */
  readonly opened: O | null;
  /** The form's names of the fields that a refusal names otherwise. */
  readonly names?: Readonly<Record<string, string>>;
  /** Saves over the version named: that which was opened, or that which somebody chose to go over. */
  readonly save: (values: V, version: string) => Promise<Result<A>>;
  readonly onDone: () => void;
  /** As of `useForm`: in a dialog, which keeps everybody from a toast, the form tells it. */
  readonly failureIn?: 'toast' | 'form';
}

/** The form of something that is saved as a whole, and what somebody else saved of it meanwhile. */
export function useVersionedForm<T extends FieldValues, V, A, O extends Versioned>({
  opened,
  names = {},
  save,
  ...options
}: Options<T, V, A, O>) {
  const { t } = useIsland();
  const conflict = useVersionConflict(opened);
  const form = useDeskForm({
    ...options,
    version: opened?.version ?? null,
    onTakeBack: conflict.startFrom,
    submit: async (values) => refusedAt(conflict.note(await save(values, conflict.version())), names),
    explain: ({ status }) => (status === 412 ? t('desk.conflict.title') : null),
  });
  // What somebody else saved has a notice of its own.
  const failure = conflict.theirs ? null : form.failure;
  return { form: { ...form, failure }, conflict };
}
