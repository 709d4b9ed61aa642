import type { FieldValues } from 'react-hook-form';
import type { VersionedContent } from '#src/contract/desk/rows.ts';
import type { Form } from '#src/contract/forms/form.ts';
import type { Result } from '#src/contract/result.ts';
import { renameRefusedFields } from '#src/forms/rename-refused-fields.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useDeskForm } from '../unsaved/use-desk-form.ts';
import { useVersionConflict } from './use-version-conflict.ts';

interface Options<T extends FieldValues, V, A, O extends VersionedContent> {
  readonly form: Form<T, V>;
  /** Unique on the page; prefix of the ids of the fields. */
  readonly id: string;
  /** Key of the entry and its language, unique at the desk. */
  readonly keep: string;
  readonly start: T;
  /** Prefix of the text keys of the form's own errors for rejected fields. */
  readonly textKey: string;
  /** The opened entry; null for a new entry. */
  readonly opened: O | null;
  /** Maps field names of a response to field names of the form, if they differ. */
  readonly names?: Readonly<Record<string, string>>;
  /** Saves over a given version: the opened version, or `theirs` that the editor chose to overwrite. */
  readonly save: (values: V, version: string, theirs: O | null) => Promise<Result<A>>;
  readonly onDone: () => void;
}

/** Provides the state of a form that saves a whole entry, including the conflict with another editor's save. */
export function useVersionedForm<T extends FieldValues, V, A, O extends VersionedContent>({
  opened,
  names = {},
  save,
  ...options
}: Options<T, V, A, O>) {
  const { t } = useIsland();
  const conflict = useVersionConflict<O>();
  const form = useDeskForm({
    ...options,
    version: opened?.version ?? null,
    submit: async (values, version) =>
      renameRefusedFields(conflict.note(await save(values, conflict.toBase(version), conflict.theirs)), names),
    explain: ({ status }) => (status === 412 ? t('desk.conflict.title') : null),
  });
  // A save by another editor is reported by a separate notice.
  const failure = conflict.theirs ? null : form.failure;
  return { form: { ...form, failure }, conflict };
}
