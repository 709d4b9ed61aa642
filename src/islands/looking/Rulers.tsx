import { type SubmitEvent, useState } from 'react';
import type { Rulers as RulerAnswers } from '#src/rules/looking/week.ts';
import { RULER_END } from '#src/rules/self-tests/own-check.ts';
import { useIsland } from '#src/session/Island.tsx';
import { changeWeek } from '#src/session/looking-week.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { ScaleQuestion } from '#src/webforms/elements/ScaleQuestion.tsx';
import type { WeekProps } from './week-props.ts';

const RULERS = ['importance', 'confidence'] as const;

/** Two questions about now; both may be skipped, and nothing follows from an answer. */
export function Rulers({ week, readable, which }: Pick<WeekProps, 'week' | 'readable'> & { which: 'first' | 'now' }) {
  const { t } = useIsland();
  const [typed, setTyped] = useState<Partial<Record<keyof RulerAnswers, string>>>({});
  const [isSkipped, setSkipped] = useState(false);
  const [isMissing, setMissing] = useState(false);
  if (isSkipped) return null;
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    const { importance, confidence } = typed;
    if (importance === undefined || confidence === undefined) return setMissing(true);
    const answers = { importance: Number(importance), confidence: Number(confidence) };
    changeWeek(week.id, readable, ({ rulers }) => ({ rulers: { ...rulers, [which]: answers } }));
  };
  return (
    <form className="sheet stack" method="post" noValidate onSubmit={save} translate="no">
      <p>{t('looking.rulers.lead')}</p>
      {RULERS.map((ruler) => (
        <ScaleQuestion
          key={ruler}
          element={{
            key: ruler,
            type: 'scale',
            label: t(`self-tests.rulers.${ruler}.question`),
            required: true,
            min: 0,
            max: RULER_END,
            minLabel: t(`self-tests.rulers.${ruler}.least`),
            maxLabel: t(`self-tests.rulers.${ruler}.most`),
          }}
          form={{
            id: 'looking',
            typed,
            set: (_key, value) => setTyped((before) => ({ ...before, [ruler]: String(value) })),
            errors: isMissing && typed[ruler] === undefined ? { [ruler]: t('self-tests.check.missing') } : {},
            t,
            cookiesHref: '',
            marksOptional: false,
          }}
        />
      ))}
      <div className="button-row">
        <Button type="submit" kind="quiet">
          {t('price.save')}
        </Button>
        <Button kind="plain" onClick={() => setSkipped(true)}>
          {t('looking.rulers.skip')}
        </Button>
      </div>
    </form>
  );
}
