import { MAX_RULER, type Ruler } from '#src/rules/self-tests/self-check.ts';
import type { Binding } from '../binding.ts';
import { ScaleQuestion } from './ScaleQuestion.tsx';

interface Props extends Pick<Binding, 't'> {
  /** Unique on the page; prefix of the id. */
  id: string;
  ruler: Ruler;
  selected: string | undefined;
  /** True if a required answer is missing. */
  isMissing: boolean;
  onChoose: (step: string) => void;
}

/** One of the scales, from 0 to 10. */
export function RulerQuestion({ id, ruler, selected, isMissing, onChoose, t }: Props) {
  return (
    <ScaleQuestion
      element={{
        key: ruler,
        type: 'scale',
        label: t(`self-tests.rulers.${ruler}.question`),
        required: true,
        min: 0,
        max: MAX_RULER,
        minLabel: t(`self-tests.rulers.${ruler}.least`),
        maxLabel: t(`self-tests.rulers.${ruler}.most`),
      }}
      form={{
        id,
        typed: selected === undefined ? {} : { [ruler]: selected },
        set: (_key, value) => onChoose(String(value)),
        errors: isMissing ? { [ruler]: t('self-tests.check.missing') } : {},
        t,
        cookiesHref: '',
        optional: [],
      }}
    />
  );
}
