import { useMemo, useRef, useState } from 'react';
import type { EditableWebform, WebformContent, WebformTexts } from '#src/contract/desk/webform/stored-webform.ts';
import { listWebformProblems, type WebformProblem } from '#src/contract/desk/webform/webform-problems.ts';
import { readWebformConflict, readWebformProblems, saveWebform } from '#src/contract/desk/webform/webforms.ts';
import type { Failure } from '#src/contract/result.ts';
import { getApiClient } from '#src/session/api.ts';
import { useFormCopy } from '../../frame/unsaved/use-form-copy.ts';

interface BuilderState {
  readonly isBusy: boolean;
  readonly problems: readonly WebformProblem[];
  /** Version that another editor saved in the meantime; null if there is none. */
  readonly conflict: EditableWebform | null;
}

const QUIET: BuilderState = { isBusy: false, problems: [], conflict: null };

/** Callbacks of a save. */
interface SaveEvents {
  readonly onSave: () => void;
  readonly onSaved: () => void;
  readonly onFailed: (failure: Failure) => void;
}

const toContent = ({ domains, isOpen, isSensitive, notes, texts }: WebformContent): WebformContent => ({
  domains,
  isOpen,
  isSensitive,
  notes,
  texts,
});

/** Provides the state of a form in the builder: current content, saved content, and the errors that prevent saving. */
export function useBuilder(openedEditableWebform: EditableWebform, { onSave, onSaved, onFailed }: SaveEvents) {
  const [saved, setSaved] = useState(openedEditableWebform);
  const [form, setForm] = useState(openedEditableWebform);
  // Formatted text reports its changes before they are rendered; later changes are based on this value.
  const latestRef = useRef(openedEditableWebform);
  const [open, setOpen] = useState<readonly string[]>([]);
  const [saving, setSaving] = useState<BuilderState>(QUIET);
  const isDirty = useMemo(() => JSON.stringify(form) !== JSON.stringify(saved), [form, saved]);

  const copy = useFormCopy<EditableWebform>({
    name: `webform.${openedEditableWebform.id}`,
    start: saved,
    now: form,
    version: String(saved.revision),
    show,
  });

  function show(next: EditableWebform): void {
    latestRef.current = next;
    setForm(next);
  }

  function refuse(problems: readonly WebformProblem[]): void {
    setOpen([...new Set([...open, ...problems.flatMap(({ key }) => key ?? [])])]);
    setSaving({ ...QUIET, problems });
  }

  /** Saves a version of the form that is based on a revision. */
  async function save(editableWebform: EditableWebform, from: number): Promise<void> {
    if (saving.isBusy) return;
    onSave();
    const webformProblems = listWebformProblems(editableWebform.texts, editableWebform.used);
    if (webformProblems.length > 0) {
      refuse(webformProblems);
      return;
    }
    setSaving({ ...QUIET, isBusy: true });
    const body = { from, ...toContent(editableWebform) };
    const result = await getApiClient().call(saveWebform, { params: { webform: editableWebform.id }, body });
    if (result.ok) {
      copy.clear(editableWebform);
      setSaved(result.value);
      // Content that was typed during the save remains, and the next save is based on this one.
      const isTyped = latestRef.current !== editableWebform;
      show(isTyped ? { ...result.value, ...toContent(latestRef.current) } : result.value);
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
    toggle: (key: string) => setOpen(open.includes(key) ? open.filter((item) => item !== key) : [...open, key]),
    reveal: (key: string) => setOpen([...open.filter((item) => item !== key), key]),
    change: (editableWebform: Partial<EditableWebform>) => show({ ...latestRef.current, ...editableWebform }),
    changeTexts: (change: (texts: WebformTexts) => WebformTexts) =>
      show({ ...latestRef.current, texts: change(latestRef.current.texts) }),
    save: () => save(latestRef.current, Number(copy.version)),
    /** Saves the resolved conflict of two editors over the other editor's version. */
    settle: async (theirs: EditableWebform, content: WebformContent) => {
      const result = { ...theirs, ...content };
      setSaved(theirs);
      show(result);
      await save(result, theirs.revision);
    },
    /** Saves an earlier version over the latest one. */
    restore: async (content: Omit<WebformContent, 'isOpen'>) => {
      const { id, isOpen, revision: from } = saved;
      const result = await getApiClient().call(saveWebform, {
        params: { webform: id },
        body: { ...content, isOpen, from },
      });
      if (result.ok) {
        copy.clear();
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
