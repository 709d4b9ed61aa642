import { useEffect, useMemo, useState } from 'react';
import { readWebformConflict, readWebformProblems, saveWebform } from '#src/contract/desk/webform/save-webform.ts';
import type { EditableWebform, WebformContent, WebformTexts } from '#src/contract/desk/webform/stored-webform.ts';
import { type WebformProblem, webformProblems } from '#src/contract/desk/webform/webform-problems.ts';
import type { Failure } from '#src/contract/result.ts';
import { api } from '#src/session/api.ts';

interface Saving {
  readonly isBusy: boolean;
  readonly problems: readonly WebformProblem[];
  /** What somebody else saved meanwhile. */
  readonly conflict: EditableWebform | null;
  readonly failure: Failure | null;
}

const QUIET: Saving = { isBusy: false, problems: [], conflict: null, failure: null };

/** A form while it is built: what stands, what was saved, and what keeps it from being saved. */
export function useBuilder(opened: EditableWebform, onSaved: () => void) {
  const [saved, setSaved] = useState(opened);
  const [form, setForm] = useState(opened);
  const [open, setOpen] = useState<readonly string[]>([]);
  const [saving, setSaving] = useState<Saving>(QUIET);
  const isDirty = useMemo(() => JSON.stringify(form) !== JSON.stringify(saved), [form, saved]);

  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);

  function refuse(problems: readonly WebformProblem[]): void {
    setOpen([...new Set([...open, ...problems.flatMap(({ key }) => key ?? [])])]);
    setSaving({ ...QUIET, problems });
  }

  /** Saves a version of the form that was made from a revision. */
  async function keep(made: EditableWebform, from: number): Promise<void> {
    if (saving.isBusy) return;
    const found = webformProblems(made.texts, made.used);
    if (found.length > 0) {
      refuse(found);
      return;
    }
    setSaving({ ...QUIET, isBusy: true });
    const { id, domains, isOpen, notes, texts } = made;
    const body = { from, domains, isOpen, notes, texts };
    const result = await api().call(saveWebform, { params: { webform: id }, body });
    if (result.ok) {
      setSaved(result.value);
      setForm(result.value);
      setSaving(QUIET);
      onSaved();
      return;
    }
    const conflict = readWebformConflict(result.failure);
    const problems = readWebformProblems(result.failure);
    if (problems.length > 0) refuse(problems);
    else setSaving({ ...QUIET, conflict, failure: conflict ? null : result.failure });
  }

  return {
    form,
    saved,
    isDirty,
    ...saving,
    open,
    toggle: (key: string) => setOpen(open.includes(key) ? open.filter((one) => one !== key) : [...open, key]),
    reveal: (key: string) => setOpen([...open.filter((one) => one !== key), key]),
    change: (own: Partial<EditableWebform>) => setForm({ ...form, ...own }),
    changeTexts: (change: (texts: WebformTexts) => WebformTexts) => setForm({ ...form, texts: change(form.texts) }),
    save: () => keep(form, saved.revision),
    /** What two editors made, as one of them settled it: saved upon what the other saved. */
    settle: async (theirs: EditableWebform, content: WebformContent) => {
      const made = { ...theirs, ...content };
      setSaved(theirs);
      setForm(made);
      await keep(made, theirs.revision);
    },
    /** Leaves it unsettled: the next save asks again. */
    later: () => setSaving(QUIET),
  };
}

export type Builder = ReturnType<typeof useBuilder>;
