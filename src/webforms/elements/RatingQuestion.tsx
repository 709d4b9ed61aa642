import { MAX_RATING, type RatingScale } from '#src/rules/self-tests/self-check.ts';
import type { FormBinding } from '../binding.ts';
import { ScaleQuestion } from './ScaleQuestion.tsx';

interface Props extends Pick<FormBinding, 't'> {
  /** Unique on the page; prefix of the id. */
  id: string;
  ruler: RatingScale;
  selected: string | undefined;
  /** True if a required answer is missing. */
  isMissing: boolean;
  onChoose: (step: string) => void;
}

/** One of the scales, from 0 to 10. */
export function RatingQuestion({ id, ruler, selected, isMissing, onChoose, t }: Props) {
  return (
    <ScaleQuestion
      element={{
        key: ruler,
        type: 'scale',
        label: t(`self-tests.rulers.${ruler}.question`),
        required: true,
        min: 0,
        max: MAX_RATING,
        minLabel: t(`self-tests.rulers.${ruler}.least`),
        maxLabel: t(`self-tests.rulers.${ruler}.most`),
      }}
      form={{
        id,
        inputs: selected === undefined ? {} : { [ruler]: selected },
        set: (_key, value) => onChoose(String(value)),
        errors: isMissing ? { [ruler]: t('self-tests.check.missing') } : {},
        t,
        cookiesHref: '',
        optional: [],
      }}
    />
  );
}
