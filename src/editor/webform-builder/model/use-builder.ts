import { useMemo, useRef, useState } from 'react';
import type { EditableWebform, WebformContent, WebformTexts } from '#src/contract/desk/webform/stored-webform.ts';
import { type WebformProblem, listWebformProblems } from '#src/contract/desk/webform/webform-problems.ts';
import { readWebformConflict, readWebformProblems, saveWebform } from '#src/contract/desk/webform/webforms.ts';
import type { Failure } from '#src/contract/result.ts';
import { getApiClient } from '#src/session/api.ts';
import { useFormCopy } from '../../frame/unsaved/use-form-copy.ts';

interface Saving {
  readonly isBusy: boolean;
  readonly problems: readonly WebformProblem[];
  /** Version that another editor saved in the meantime; null if there is none. */
  readonly conflict: EditableWebform | null;
}

const QUIET: Saving = { isBusy: false, problems: [], conflict: null };

/** Callbacks of a save. */
interface SaveEvents {
  readonly onSave: () => void;
  readonly onSaved: () => void;
  readonly onFailed: (failure: Failure) => void;
}

/** Provides the state of a form in the builder: current content, saved content, and the errors that prevent saving. */
export function useBuilder(opened: EditableWebform, { onSave, onSaved, onFailed }: SaveEvents) {
  const [saved, setSaved] = useState(opened);
  const [form, setForm] = useState(opened);
  // Formatted text reports its changes before they are rendered; later changes are based on this value.
  const latest = useRef(opened);
  const [open, setOpen] = useState<readonly string[]>([]);
  const [saving, setSaving] = useState<Saving>(QUIET);
  const isDirty = useMemo(() => JSON.stringify(form) !== JSON.stringify(saved), [form, saved]);

  const begunFrom = useRef<number | null>(null);
  const copy = useFormCopy<EditableWebform>({
    name: `webform.${opened.id}`,
    start: saved,
    now: form,
    version: String(saved.revision),
    show: (typed, version) => {
      begunFrom.current = version === null ? null : Number(version);
      show(typed);
    },
  });

  function show(next: EditableWebform): void {
    latest.current = next;
    setForm(next);
  }

  function refuse(problems: readonly WebformProblem[]): void {
    setOpen([...new Set([...open, ...problems.flatMap(({ key }) => key ?? [])])]);
    setSaving({ ...QUIET, problems });
  }

  /** Saves a version of the form that is based on a revision. */
  async function save(made: EditableWebform, from: number): Promise<void> {
    if (saving.isBusy) return;
    onSave();
    const found = listWebformProblems(made.texts, made.used);
    if (found.length > 0) {
      refuse(found);
      return;
    }
    setSaving({ ...QUIET, isBusy: true });
    const { id, domains, isOpen, isSensitive, notes, texts } = made;
    const body = { from, domains, isOpen, isSensitive, notes, texts };
    const result = await getApiClient().call(saveWebform, { params: { webform: id }, body });
    if (result.ok) {
      begunFrom.current = null;
      setSaved(result.value);
      show(result.value);
      setSaving(QUIET);
      onSaved();
      return;
    }
    const conflict = readWebformConflict(result.failure);
    const problems = readWebformProblems(result.failure);
    if (problems.length > 0) {
      refuse(problems);
      return;
    }
    setSaving({ ...QUIET, conflict });
    if (!conflict) onFailed(result.failure);
  }

  return {
    form,
    saved,
    isDirty,
    kept: copy,
    ...saving,
    open,
    toggle: (key: string) => setOpen(open.includes(key) ? open.filter((one) => one !== key) : [...open, key]),
    reveal: (key: string) => setOpen([...open.filter((one) => one !== key), key]),
    change: (own: Partial<EditableWebform>) => show({ ...latest.current, ...own }),
    changeTexts: (change: (texts: WebformTexts) => WebformTexts) =>
      show({ ...latest.current, texts: change(latest.current.texts) }),
    save: () => save(latest.current, begunFrom.current ?? saved.revision),
    /** Saves the resolved conflict of two editors over the other editor's version. */
    settle: async (theirs: EditableWebform, content: WebformContent) => {
      const made = { ...theirs, ...content };
      begunFrom.current = null;
      setSaved(theirs);
      show(made);
      await save(made, theirs.revision);
    },
    /** Saves an earlier version over the latest one. */
    restore: async (content: Omit<WebformContent, 'isOpen'>) => {
      const { id, isOpen, revision: from } = saved;
      const result = await getApiClient().call(saveWebform, { params: { webform: id }, body: { ...content, isOpen, from } });
      if (result.ok) {
        setSaved(result.value);
        show(result.value);
      }
      return result;
    },
    /** Postpones the conflict: the next save shows it again. */
    later: () => setSaving(QUIET),
  };
}

export type Builder = ReturnType<typeof useBuilder>;
