import type { RisingGoals } from '#src/contract/plan-fields.ts';
import type { DomainWords } from '#src/domains/domain.ts';
import { among } from '#src/i18n/text-key.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import type { PlanRise } from '#src/rules/plan/compare-plans.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Banner } from '#src/ui/banner/Banner.tsx';
import { Options } from '#src/ui/options/Options.tsx';
import { riseQuestion, riseWords } from './rising-words.ts';

interface Props {
  id: string;
  /** Null where only the content system knows of it: its own words stand at the question then. */
  rise: PlanRise | null;
  options: readonly RisingGoals[];
  today: CalendarDate;
  chosen: string;
  error: string | undefined;
  onChoose: (chosen: string) => void;
}

/** A plan that allows more than the one before it: said in numbers, and chosen; nothing stands chosen. */
export function RisingQuestion({ id, rise, options, today, chosen, error, onChoose }: Props) {
  const { t, language, domain } = useIsland();
  const reader = { t, language, unit: domain.words.unit as NonNullable<DomainWords['unit']> };
  const isKeptOffered = options.includes('keep_lower');
  return (
    <div className="sheet stack wizard-rising">
      {!isKeptOffered && (
        <Banner kind="crisis">
          <p>{t('plan.wizard.rising.notOffered')}</p>
        </Banner>
      )}
      <Options
        id={id}
        name="risingGoals"
        legend={rise && isKeptOffered ? riseQuestion(reader, rise, today) : t('plan.wizard.rising.legend')}
        help={rise && riseWords(reader, rise, today)}
        error={error}
        pick="one"
        chosen={chosen ? [chosen] : []}
        onChoose={([value]) => onChoose(value ?? '')}
        options={options.map((value) => ({
          value,
          label: (
            <strong>
              {t(
                among(
                  value === 'keep_lower' ? 'plan.wizard.rising.keep' : `plan.wizard.rising.from.${reader.unit.key}`,
                ),
              )}
            </strong>
          ),
          help: t(`plan.wizard.rising.${value === 'keep_lower' ? 'keepHelp' : 'fromHelp'}`),
        }))}
      />
    </div>
  );
}
