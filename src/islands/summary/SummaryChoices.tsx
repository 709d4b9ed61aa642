import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { Check } from '#src/ui/check/Check.tsx';
import { TextArea } from '#src/ui/field/fields.tsx';
import { Options } from '#src/ui/options/Options.tsx';

/** Available periods in days. */
const PERIODS = [14, 28, 42] as const;

/** Available parts of the page. */
const PARTS = ['weeks', 'tests', 'urges'] as const;
export type SummaryPart = (typeof PARTS)[number];

/** Maximum length that fits on one page next to the figures. */
const QUESTION_LENGTH = 600;

export interface SummarySections {
  readonly days: number;
  readonly parts: readonly SummaryPart[];
  /** The user's question; printed and not stored. */
  readonly question: string;
}

export const DEFAULT_CHOICES: SummarySections = { days: 28, parts: PARTS, question: '' };

interface Props {
  choices: SummarySections;
  onChange: (choices: SummarySections) => void;
}

/** Form for the content of the page; not stored. */
export function SummaryChoices({ choices, onChange }: Props) {
  const { t, site } = useIsland();
  const parts = PARTS.filter((part) => part !== 'urges' || site.offers.urgeLog);
  const tick = (part: SummaryPart, isOn: boolean) =>
    onChange({ ...choices, parts: PARTS.filter((item) => (item === part ? isOn : choices.parts.includes(item))) });
  return (
    <section className="sheet stack summary-choices" aria-label={t('summary.choose')}>
      <Options
        id="summary-days"
        name="summary-days"
        legend={t('summary.period')}
        pick="one"
        variant="chips"
        options={PERIODS.map((days) => ({ value: String(days), label: t('summary.weeks', { count: days / 7 }) }))}
        selected={[String(choices.days)]}
        onChoose={([days]) => onChange({ ...choices, days: Number(days) })}
      />
      <fieldset className="summary-parts">
        <legend>{t('summary.parts.legend')}</legend>
        {parts.map((part) => (
          <Check
            key={part}
            id={`summary-${part}`}
            label={t(`summary.parts.${part}`)}
            checked={choices.parts.includes(part)}
            onChange={(event) => tick(part, event.target.checked)}
          />
        ))}
      </fieldset>
      <TextArea
        id="summary-question"
        label={t('summary.question')}
        help={t('summary.questionHelp')}
        rows={3}
        maxLength={QUESTION_LENGTH}
        value={choices.question}
        onChange={(event) => onChange({ ...choices, question: event.target.value })}
      />
      <p>
        <Button onClick={() => print()}>{t('summary.print')}</Button>
      </p>
      <p className="soft">{t('summary.nothingSent')}</p>
    </section>
  );
}
