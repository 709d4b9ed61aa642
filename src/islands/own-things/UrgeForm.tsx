import { type SubmitEvent, useState } from 'react';
import { COMPANY, getPlaceOptions } from '#src/contract/registration.ts';
import { WordChips } from '#src/forms/hard-moment/WordChips.tsx';
import {
  CUSTOM_ANSWER_LENGTH,
  MAX_URGE,
  TRIGGERS,
  URGE_ACTIONS,
  URGE_NOTE_LENGTH,
  type Urge,
  USE_OUTCOMES,
  type UseOutcome,
} from '#src/rules/hard-moment/urge.ts';
import { useIsland } from '#src/session/Island.tsx';
import { getNow } from '#src/session/now.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Details } from '#src/ui/details/Details.tsx';
import { TextArea } from '#src/ui/field/fields.tsx';
import { Options } from '#src/ui/options/Options.tsx';

const STRENGTHS = Array.from({ length: MAX_URGE + 1 }, (_, strength) => String(strength));

/** Creates an urge at the current time, without answers. */
export const createUrge = (): Urge => ({
  uuid: crypto.randomUUID(),
  at: getNow().toISOString(),
  before: null,
  after: null,
  triggers: [],
  helped: [],
  place: null,
  company: null,
  used: null,
  note: null,
});

interface Props {
  start: Urge;
  busy?: boolean;
  onSave: (urge: Urge) => void;
  onStop?: () => void;
  /** Called with place and company as soon as they are chosen. */
  onWhere?: (where: Pick<Urge, 'place' | 'company'>) => void;
}

/** Form to record an urge: three optional rows of chips, with further fields below. */
export function UrgeForm({ start, busy = false, onSave, onStop, onWhere }: Props) {
  const { t, domain } = useIsland();
  const [urge, setUrge] = useState(start);
  const change = (part: Partial<Urge>) => {
    const { place, company } = { ...urge, ...part };
    if (place !== urge.place || company !== urge.company) onWhere?.({ place, company });
    setUrge((urge) => ({ ...urge, ...part }));
  };

  /** Returns the props of a row with at most one value. */
  const renderOptions = (
    name: 'before' | 'after' | 'place' | 'company' | 'used',
    values: readonly string[],
    text?: string,
  ) => {
    const storedAnswer = urge[name];
    const number = name === 'before' || name === 'after';
    return (
      <Options
        id={`urge-${name}`}
        name={`urge-${name}`}
        legend={t(`hard-moment.urge.${name}`)}
        pick="one"
        variant="chips"
        options={values.map((value) => ({ value, label: text === undefined ? value : t(`${text}.${value}`) }))}
        selected={storedAnswer === null ? [] : [String(storedAnswer)]}
        onChoose={([option]) =>
          change({
            [name]: option === undefined ? null : number ? Number(option) : (option as UseOutcome),
          })
        }
      />
    );
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const note = urge.note?.trim() ?? '';
    onSave({ ...urge, note: note === '' ? null : note });
  };
  const placeOptions = domain.registration === null ? null : getPlaceOptions(domain.registration);
  return (
    <form className="urge-form stack" onSubmit={submit} aria-label={t('hard-moment.urge.title')}>
      <div className="urge-strength">{renderOptions('before', STRENGTHS)}</div>
      <WordChips
        id="urge-triggers"
        legend={t('hard-moment.urge.triggers')}
        values={TRIGGERS}
        words="hard-moment.trigger"
        selected={urge.triggers}
        onChoose={(triggers) => change({ triggers })}
        maxLength={CUSTOM_ANSWER_LENGTH}
      />
      <WordChips
        id="urge-helped"
        legend={t('hard-moment.urge.helped')}
        values={URGE_ACTIONS}
        words="hard-moment.help"
        selected={urge.helped}
        onChoose={(helped) => change({ helped })}
        maxLength={CUSTOM_ANSWER_LENGTH}
      />
      <Details summary={t('hard-moment.urge.more')}>
        <div className="stack">
          <div className="urge-strength">{renderOptions('after', STRENGTHS)}</div>
          {placeOptions && renderOptions('place', placeOptions, 'registration.place')}
          {placeOptions && renderOptions('company', COMPANY, 'registration.company')}
          {placeOptions && renderOptions('used', USE_OUTCOMES, 'hard-moment.used')}
          <TextArea
            id="urge-note"
            label={t('hard-moment.urge.note')}
            value={urge.note ?? ''}
            maxLength={URGE_NOTE_LENGTH}
            rows={3}
            onChange={({ target }) => change({ note: target.value })}
          />
        </div>
      </Details>
      <div className="button-row">
        <Button type="submit" busy={busy && t('forms.busy')}>
          {t('hard-moment.urge.save')}
        </Button>
        {onStop && (
          <Button kind="plain" onClick={onStop}>
            {t('hard-moment.stop')}
          </Button>
        )}
      </div>
    </form>
  );
}
