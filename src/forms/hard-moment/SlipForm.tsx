import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { saveIfThen } from '#src/contract/hard-moment/if-thens.ts';
import { saveUrge } from '#src/contract/hard-moment/urges.ts';
import { COMPANY, getPlaceOptions } from '#src/contract/registration.ts';
import type { Failure, Result } from '#src/contract/result.ts';
import type { RegistrationLimits } from '#src/domains/domain.ts';
import { addDays, type CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { IF_THEN_LENGTH } from '#src/rules/hard-moment/if-thens.ts';
import type { SlipQuestion } from '#src/rules/hard-moment/slip.ts';
import { CUSTOM_ANSWER_LENGTH, DAY_ONLY, TRIGGERS } from '#src/rules/hard-moment/urge.ts';
import { getApiClient } from '#src/session/api.ts';
import { getDraft } from '#src/session/drafts.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { getNow } from '#src/session/now.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Options } from '#src/ui/options/Options.tsx';
import { toFailureText } from '../failure-text.ts';
import { HelpDialog } from '../help/HelpDialog.tsx';
import { IfThenTextField } from './IfThenFields.tsx';
import { WordChips } from './WordChips.tsx';

interface Props {
  date: CalendarDate;
  today: CalendarDate;
  questions: readonly SlipQuestion[];
  isTonight: boolean;
  /** Content before the first question. */
  before?: ReactNode;
  /** Content next to the question about tomorrow. */
  aside?: ReactNode;
  /** Called after the last question. Omitted if the form is a part of a page. */
  onEnd?: () => void;
}

/** Number of options shown initially. */
const MAX_OPTIONS = 6;

/** Questions by step, so that at most twelve options are visible. */
const STEPS = {
  trigger: ['trigger'],
  'place-and-company': ['place', 'company'],
  tomorrow: ['situation', 'action'],
} as const;

/** Returns the draft of the day with answered or skipped questions. `.key` excludes it from unsaved texts. */
export const getAnsweredSlipDraft = (uid: number) => getDraft<string>(uid, 'slip-asked.key');

/**
 * Form with one question at a time, each of which can be skipped. Answers are saved with the urges; the plan is shown
 * tomorrow.
 */
export function SlipForm({ date, today, questions, isTonight, before, aside, onEnd }: Props) {
  const { t, domain } = useIsland();
  const { uid } = useUser();
  const [uuids] = useState(() => ({ urge: crypto.randomUUID(), plan: crypto.randomUUID() }));
  const [index, setAt] = useState(0);
  const [triggers, setTriggers] = useState<readonly string[]>([]);
  const [places, setPlace] = useState<readonly string[]>([]);
  const [company, setCompany] = useState<readonly string[]>([]);
  const [halves, setHalves] = useState({ situation: isTonight ? t('hard-moment.slip.situation') : '', action: '' });
  const [state, setState] = useState<'open' | 'busy' | 'skipped' | 'saved' | 'planned'>('open');
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isHelpShown, setHelpShown] = useState(false);
  const question = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (index > 0) question.current?.focus();
  }, [index]);

  const steps = isTonight ? (['action'] as const) : questions.flatMap((question) => STEPS[question]);
  const step = steps[index];
  const isLast = index === steps.length - 1;
  const isComplete = halves.situation.trim() !== '' && halves.action.trim() !== '';
  const isHalf = isLast && !isTonight && !isComplete && halves.situation.trim() + halves.action.trim() !== '';
  const answers = { place: places[0] ?? null, company: company[0] ?? null };

  const save = async (isPlan: boolean) => {
    setState('busy');
    const calls: (() => Promise<Result<{ readonly isHelpShown: boolean }>>)[] = [];
    if (triggers.length > 0 || answers.place !== null || answers.company !== null) {
      const moment = date === today ? getNow().toISOString() : `${date}${DAY_ONLY}`;
      const urge = { uuid: uuids.urge, at: moment, before: null, after: null, triggers, helped: [], note: null };
      calls.push(() => getApiClient().call(saveUrge, { body: { ...urge, ...answers, used: 'yes' } }));
    }
    if (isPlan) {
      const plan = { uuid: uuids.plan, ...halves, hour: null, weekdays: [], place: null, company: null };
      const state = { origin: 'slip', active: true, day: addDays(today, 1), hiddenOn: null, putOff: 0 };
      calls.push(() => getApiClient().call(saveIfThen, { body: { ...plan, ...state } }));
    }
    for (const call of calls) {
      const result = await call();
      if (!result.ok) {
        setFailure(result.failure);
        setState('open');
        return;
      }
      if (result.value.isHelpShown) setHelpShown(true);
    }
    setFailure(null);
    if (!isTonight) getAnsweredSlipDraft(uid).write(date);
    onEnd?.();
    setState(isPlan ? 'planned' : calls.length > 0 ? 'saved' : 'skipped');
  };
  const continueNext = (event?: SubmitEvent) => {
    event?.preventDefault();
    if (isLast) void save(isComplete);
    else setAt(index + 1);
  };
  const skip = () => {
    if (isTonight) {
      onEnd?.();
      setState('skipped');
    }
    // Incomplete plans are not saved.
    else if (isLast || step === 'situation') void save(false);
    else setAt(index + 1);
  };

  const help = <HelpDialog open={isHelpShown} readers="nobody" onClose={() => setHelpShown(false)} />;
  if (state === 'skipped') return help;
  if (state === 'saved' || state === 'planned') {
    return (
      <div role="status">
        <p>{t(`hard-moment.slip.${state}`)}</p>
        {help}
      </div>
    );
  }
  const few = { most: MAX_OPTIONS, more: t('hard-moment.slip.others') };
  const renderChoices = (
    name: 'place' | 'company',
    values: readonly string[],
    selection: readonly string[],
    set: typeof setPlace,
  ) => (
    <Options
      id={`slip-${name}`}
      name={`slip-${name}`}
      legend={t(`registration.${name}.legend`)}
      pick="one"
      variant="chips"
      few={few}
      options={values.map((value) => ({ value, label: t(`registration.${name}.${value}`) }))}
      selected={selection}
      onChoose={set}
    />
  );
  const half = { id: 'slip', halves, maxLength: IF_THEN_LENGTH, onChange: setHalves, few };
  return (
    <form
      className="slip-form stack"
      onSubmit={continueNext}
      aria-label={t(`hard-moment.slip.${isTonight ? 'helps' : 'formTitle'}`)}
    >
      {index === 0 && before}
      <div ref={question} className="stack" tabIndex={-1}>
        {step === 'trigger' && (
          <WordChips
            id="slip-triggers"
            legend={t('hard-moment.slip.trigger')}
            values={TRIGGERS}
            words="hard-moment.trigger"
            selected={triggers}
            onChoose={setTriggers}
            maxLength={CUSTOM_ANSWER_LENGTH}
            few={few}
          />
        )}
        {step === 'place' &&
          renderChoices(step, getPlaceOptions(domain.registration as RegistrationLimits), places, setPlace)}
        {step === 'company' && renderChoices(step, COMPANY, company, setCompany)}
        {isTonight ? (
          <IfThenTextField {...half} name="action" legend={t('hard-moment.slip.helps')} />
        ) : (
          (step === 'situation' || step === 'action') && (
            <>
              <h3>{t('hard-moment.slip.tomorrow')}</h3>
              <IfThenTextField {...half} name={step} />
            </>
          )
        )}
      </div>
      {(step === 'situation' || step === 'action') && aside}
      {isHalf && <p>{t('hard-moment.plans.missing')}</p>}
      {failure && <p role="alert">{toFailureText(t, failure)}</p>}
      <div className="button-row">
        <Button
          type="submit"
          kind={onEnd ? 'accent' : 'quiet'}
          disabled={isHalf}
          busy={state === 'busy' && t('forms.busy')}
        >
          {t(`hard-moment.slip.${isLast ? 'done' : 'next'}`)}
        </Button>
        <Button kind="plain" onClick={skip}>
          {t(`hard-moment.slip.${isTonight ? 'later' : 'skip'}`)}
        </Button>
      </div>
      {help}
    </form>
  );
}
