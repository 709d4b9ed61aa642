import { useState } from 'react';
import { getNurseSentences, MAX_SENTENCES, SENTENCE_LENGTH, saveNurseSentences } from '#src/contract/nurse-notes.ts';
import { hasNoResponse, toFailureText } from '#src/forms/failure-text.ts';
import { useDraft } from '#src/forms/use-draft.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { refreshCalls } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Details } from '#src/ui/details/Details.tsx';
import { TextArea } from '#src/ui/field/fields.tsx';

interface Props {
  readonly sentences: readonly string[];
  readonly onSaved: (sentences: readonly string[]) => void;
}

const toSentences = (input: string): readonly string[] => [
  ...new Set(
    input
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];

/** Form for the nurse's saved sentences, one per line. */
export function SentenceForm({ sentences, onSaved }: Props) {
  const { t } = useIsland();
  /** `base`: the saved sentences that the typed ones replace. */
  const start = { text: sentences.length > 0 ? sentences.join('\n') : t('portal.note.examples'), base: sentences };
  const { draft, isEarlier, clear } = useDraft('sentences', start);
  const [{ text, base }, setTyped] = useState(() => ({ ...start, ...draft.read() }));
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const save = async () => {
    setBusy(true);
    const current = await getApiClient().call(getNurseSentences, {});
    setBusy(false);
    if (!current.ok) return setProblem(toFailureText(t, current.failure));
    // Sentences that were added elsewhere in the meantime remain.
    const addedElsewhere = current.value.filter((sentence) => !base.includes(sentence));
    const next = [...new Set([...toSentences(text), ...addedElsewhere])];
    const isTooLong = next.length > MAX_SENTENCES || next.some((item) => [...item].length > SENTENCE_LENGTH);
    if (isTooLong) return setProblem(t('portal.note.tooLong', { count: MAX_SENTENCES, length: SENTENCE_LENGTH }));
    setBusy(true);
    const saved = await getApiClient().call(saveNurseSentences, { body: { sentences: next } });
    setBusy(false);
    if (!saved.ok) {
      // Sentences whose response was lost may be saved, and are not those of another window.
      if (hasNoResponse(saved.failure)) setTyped((typed) => ({ ...typed, base: [...base, ...next] }));
      return setProblem(toFailureText(t, saved.failure));
    }
    setProblem(undefined);
    clear();
    // Text typed during the request does not contain the sentences that were added elsewhere.
    setTyped((typed) =>
      typed.text === text
        ? { text: saved.value.join('\n'), base: saved.value }
        : { text: typed.text, base: toSentences(text) },
    );
    onSaved(saved.value);
    await refreshCalls(getNurseSentences.name);
  };
  return (
    <Details summary={t('portal.note.stock')} open={sentences.length === 0 || isEarlier}>
      <div className="stack">
        <TextArea
          id="note-stock"
          label={t('portal.note.stockLabel')}
          help={t('portal.note.stockHelp')}
          error={problem}
          rows={5}
          value={text}
          onChange={({ target }) => {
            setTyped({ text: target.value, base });
            draft.write({ text: target.value, base });
          }}
        />
        <p>
          <Button kind="quiet" onClick={() => void save()} busy={isBusy && t('forms.busy')}>
            {t('portal.note.save')}
          </Button>
        </p>
      </div>
    </Details>
  );
}
