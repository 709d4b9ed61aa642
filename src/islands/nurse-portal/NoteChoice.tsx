import { getClientProgramme } from '#src/contract/client-details.ts';
import { readClientPhases } from '#src/contract/client-phases.ts';
import { getNurseSentences } from '#src/contract/nurse-notes.ts';
import { LoadingFailure } from '#src/forms/LoadingFailure.tsx';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { SelectField } from '#src/ui/field/fields.tsx';
import { Options } from '#src/ui/options/Options.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { SentenceForm } from './SentenceForm.tsx';

/** Values of a note; an empty text means no sentence. */
export interface NoteChoiceValue {
  readonly sentence: string;
  readonly task: '' | 'three-days' | 'exercise';
  readonly webform: string;
}

export const NO_CHOICE: NoteChoiceValue = { sentence: '', task: '', webform: '' };

const TASKS = ['', 'three-days', 'exercise'] as const;

interface Props {
  /** Programme id of the client. */
  readonly domain: string;
  readonly selected: NoteChoiceValue;
  readonly onChoose: (chosen: NoteChoiceValue) => void;
}

/** Fields for the sentence and the task of a note. */
export function NoteChoice({ domain, selected, onChoose }: Props) {
  const { t } = useIsland();
  const stock = useCall(getNurseSentences, {});
  if (stock.status === 'loading') return <Skeleton shape="rows" label={t('forms.loading')} />;
  if (stock.status === 'error') return <LoadingFailure call={stock} />;
  const sentences = stock.value;
  return (
    <>
      {sentences.length > 0 && (
        <Options
          id="note-sentence"
          name="note-sentence"
          legend={t('portal.note.sentence')}
          pick="one"
          options={['', ...sentences].map((value) => ({ value, label: value || t('portal.note.noSentence') }))}
          selected={[selected.sentence]}
          onChoose={([sentence = '']) => onChoose({ ...selected, sentence })}
        />
      )}
      <SentenceForm
        sentences={sentences}
        onSaved={(saved) => !saved.includes(selected.sentence) && onChoose({ ...selected, sentence: '' })}
      />
      <Options
        id="note-task"
        name="note-task"
        legend={t('portal.note.task')}
        pick="one"
        variant="chips"
        options={TASKS.map((value) => ({ value, label: t(`portal.note.tasks.${value || 'none'}`) }))}
        selected={[selected.task]}
        onChoose={([task]) => onChoose({ ...selected, task: TASKS.find((item) => item === task) ?? '' })}
      />
      {selected.task === 'exercise' && (
        <ExerciseSelect
          domain={domain}
          value={selected.webform}
          onChange={(webform) => onChoose({ ...selected, webform })}
        />
      )}
    </>
  );
}

interface ExerciseProps {
  readonly domain: string;
  readonly value: string;
  readonly onChange: (webform: string) => void;
}

function ExerciseSelect({ domain, value, onChange }: ExerciseProps) {
  const { t } = useIsland();
  const programme = useCall(getClientProgramme, { params: { domain } });
  const exercises =
    programme.status === 'done' ? readClientPhases(programme.value).flatMap((phase) => phase.exercises) : [];
  if (programme.status === 'error') return <LoadingFailure call={programme} />;
  return (
    <SelectField
      id="note-exercise"
      label={t('portal.note.exercise')}
      value={value}
      options={[
        { value: '', label: t('portal.note.choose') },
        ...exercises.map(({ webform, title }) => ({ value: webform, label: title })),
      ]}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
