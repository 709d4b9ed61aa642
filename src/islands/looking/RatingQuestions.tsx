import { useState } from 'react';
import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { RatingQuestion } from '#src/webforms/elements/RatingQuestion.tsx';
import type { WeekProps } from './week-props.ts';

const RULERS = ['importance', 'confidence'] as const;

/** Two optional questions about the current situation; the answers have no effect. */
export function RatingQuestions({ save, which }: Pick<WeekProps, 'save'> & { which: 'first' | 'now' }) {
  const { t } = useIsland();
  const [chosen, setChosen] = useState<Partial<Record<(typeof RULERS)[number], string>>>({});
  const [state, setState] = useState<'asked' | 'missing' | 'skipped'>('asked');
  const { importance, confidence } = chosen;
  const submit = () => {
    if (importance === undefined || confidence === undefined) return setState('missing');
    const answers = { importance: Number(importance), confidence: Number(confidence) };
    save(({ rulers }) => ({ rulers: { ...rulers, [which]: answers } }));
  };
  if (state === 'skipped') return null;
  return (
    <section className="sheet stack" translate="no">
      <p>{t('looking.rulers.lead')}</p>
      {RULERS.map((ruler) => (
        <RatingQuestion
          key={ruler}
          id="looking"
          ruler={ruler}
          t={t}
          selected={chosen[ruler]}
          isMissing={state === 'missing' && chosen[ruler] === undefined}
          onChoose={(step) => setChosen({ ...chosen, [ruler]: step })}
        />
      ))}
      <div className="button-row">
        <Button kind="quiet" onClick={submit}>
          {t('price.save')}
        </Button>
        <Button kind="plain" onClick={() => setState('skipped')}>
          {t('looking.rulers.skip')}
        </Button>
      </div>
    </section>
  );
}
