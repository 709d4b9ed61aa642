import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import type { StoredPersonalTexts } from '#src/contract/hard-moment/personal-texts.ts';
import { toFailureText } from '#src/forms/failure-text.ts';
import { useEditFocus } from '#src/forms/use-edit-focus.ts';
import { toTextKey } from '#src/i18n/text-key.ts';
import type { PersonalTexts } from '#src/rules/hard-moment/personal-texts.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { TextArea, TextField } from '#src/ui/field/fields.tsx';
import { PART_FORMS, type PartInputs, type TextPartName } from './parts.ts';
import type { ChangeResult } from './use-personal-texts.ts';

interface Props {
  part: TextPartName;
  things: StoredPersonalTexts;
  isEmpty: boolean;
  /** Text namespace of the card, which differs for close-ones. */
  words: string;
  change: (body: Partial<PersonalTexts>, start: StoredPersonalTexts) => Promise<ChangeResult>;
  children: ReactNode;
}

/** A part of the user's texts, edited in place. */
export function TextPart({ part, things, isEmpty, words, change, children }: Props) {
  const { t } = useIsland();
  const [typed, setTyped] = useState<PartInputs | null>(null);
  useEditFocus(typed && part, `things-${PART_FORMS[part].fields[0]?.name}`);
  if (typed !== null) {
    return (
      <PartFields
        part={part}
        things={things}
        words={words}
        inputs={typed}
        onType={setTyped}
        change={change}
        onDone={() => setTyped(null)}
      />
    );
  }
  return (
    <div className={isEmpty ? 'own-part own-part-empty' : 'own-part'}>
      {!isEmpty && children}
      <p>
        <Button
          data-edit={part}
          kind={isEmpty ? 'quiet' : 'plain'}
          icon={isEmpty ? 'plus' : 'pencil'}
          onClick={() => setTyped(PART_FORMS[part].typedOf(things))}
        >
          {t(`${words}.${part}.${isEmpty ? 'write' : 'edit'}`)}
        </Button>
      </p>
    </div>
  );
}

interface FieldsProps extends Omit<Props, 'children' | 'isEmpty'> {
  inputs: PartInputs;
  onType: (typed: PartInputs) => void;
  onDone: () => void;
}

/** Fields of a part. After a save in another tab both versions are shown, so that both are retained. */
function PartFields({ part, things, words, inputs, onType, change, onDone }: FieldsProps) {
  const { t } = useIsland();
  const [isBusy, setBusy] = useState(false);
  const [conflict, setConflict] = useState<ChangeResult | null>(null);
  const { fields, typedOf, changeOf } = PART_FORMS[part];
  const start = useRef(things);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setBusy(true);
    const result = await change(changeOf(inputs), start.current);
    setBusy(false);
    if (result.kind === 'saved') return onDone();
    if (result.kind === 'conflict') start.current = result.things;
    setConflict(result);
  };
  const serverTexts = conflict?.kind === 'conflict' ? typedOf(conflict.things) : null;
  return (
    <form
      className="own-fields stack"
      onSubmit={(event) => void submit(event)}
      aria-label={t(`${words}.${part}.title`)}
    >
      {conflict?.kind === 'failed' && <p role="alert">{toFailureText(t, conflict.failure)}</p>}
      {serverTexts && <StoredVersion text={Object.values(serverTexts).join('\n')} onTake={onDone} />}
      {fields.map(({ name, isLong, type, maxLength }) => {
        const fieldProps = {
          id: `things-${name}`,
          label: t(`${words}.${part}.fields.${name}`),
          value: inputs[name] ?? '',
          maxLength,
          dir: 'auto' as const,
        };
        return isLong ? (
          <TextArea
            key={name}
            {...fieldProps}
            help={t(toTextKey(`${words}.${part}.help`))}
            rows={5}
            onChange={({ target }) => onType({ ...inputs, [name]: target.value })}
          />
        ) : (
          <TextField
            key={name}
            {...fieldProps}
            type={type ?? 'text'}
            autoComplete="off"
            onChange={({ target }) => onType({ ...inputs, [name]: target.value })}
          />
        );
      })}
      <div className="button-row">
        <Button type="submit" busy={isBusy && t('forms.busy')}>
          {t(serverTexts ? 'hard-moment.elsewhere.keep' : 'hard-moment.save')}
        </Button>
        <Button kind="plain" onClick={onDone}>
          {t('hard-moment.stop')}
        </Button>
      </div>
    </form>
  );
}

/** Shows the version that another tab saved, with a button to keep it. */
export function StoredVersion({ text, onTake }: { text: string; onTake: () => void }) {
  const { t } = useIsland();
  const lines = (text.trim() || t('hard-moment.help.nothing')).split('\n').filter((line) => line !== '');
  return (
    <div className="stack" role="alert">
      <p>{t('hard-moment.elsewhere.text')}</p>
      <blockquote dir="auto">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </blockquote>
      <p>
        <Button kind="quiet" onClick={onTake}>
          {t('hard-moment.elsewhere.take')}
        </Button>
      </p>
    </div>
  );
}
