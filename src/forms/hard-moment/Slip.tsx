import { type SubmitEvent, useState } from 'react';
import type { RegistrationsOverview } from '#src/contract/get-registrations-overview.ts';
import { listIfThens, saveIfThen } from '#src/contract/hard-moment/if-thens.ts';
import { getOwnThings } from '#src/contract/hard-moment/own-things.ts';
import { listUrges, saveUrge } from '#src/contract/hard-moment/urges.ts';
import { COMPANY, placesOf } from '#src/contract/registration.ts';
import type { Failure, Result } from '#src/contract/result.ts';
import type { RegistrationLimits } from '#src/domains/domain.ts';
import type { Amount } from '#src/rules/amounts/amount.ts';
import { addDays, type CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { amsterdamDate } from '#src/rules/calendar/today.ts';
import { bestRun, keptDays, whatStays } from '#src/rules/hard-moment/best-run.ts';
import { IF_THEN_LENGTH } from '#src/rules/hard-moment/if-thens.ts';
import { type SlipQuestion, slipOf } from '#src/rules/hard-moment/slip.ts';
import { HELPS, OWN_WORD_LENGTH, TRIGGERS, type Urge, whatHelped } from '#src/rules/hard-moment/urge.ts';
import { PRAISE_LIMITS, type PraiseLimits } from '#src/rules/praise/praise-limits.ts';
import { api } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Options } from '#src/ui/options/Options.tsx';
import { WayLink } from '#src/ui/way-link/WayLink.tsx';
import { failureText } from '../failure-text.ts';
import { HelpDialog } from '../help/HelpDialog.tsx';
import { IfThenFields } from './IfThenFields.tsx';
import { WordChips } from './WordChips.tsx';

interface Props {
  date: CalendarDate;
  today: CalendarDate;
  days: RegistrationsOverview;
  /** The total before this save. */
  before: Amount | null;
  /** What the day comes to now. */
  total: Amount;
}

/** How many things of one's own are shown as what worked. */
const WORKED = 3;

/** What follows a day above its goal: what stays, at most three questions, and a plan for tomorrow. */
export function Slip({ date, today, days, before, total }: Props) {
  const { t, href, domain, site } = useIsland();
  const isLogged = site.offers.urgeLog;
  const urges = useCall(listUrges, isLogged ? {} : null);
  const praise = PRAISE_LIMITS[domain.key] as PraiseLimits;
  if (isLogged && urges.status === 'loading') return null;
  const ofDay = urges.status === 'done' ? urges.value.entities : [];
  const day = { ...(days[date] ?? { goal: null }), total };
  const slip = slipOf(
    days,
    { ...day, date },
    {
      today,
      before,
      hasPlaceAndCompany: (days[date]?.items ?? []).some(({ place, company }) => place !== null && company !== null),
      hasTrigger: ofDay.some(({ at, triggers }) => triggers.length > 0 && amsterdamDate(new Date(at)) === date),
    },
    praise,
  );
  if (slip === null) return null;
  if (slip.kind === 'plan') {
    return (
      <p className="slip">
        <WayLink href={href('plan-wizard')} way="on">
          {t('hard-moment.slip.plan')}
        </WayLink>
      </p>
    );
  }
  // What came before it, and where, is kept with the urges alone.
  const questions = slip.questions.filter((question) => isLogged || question === 'tomorrow');
  const all = { ...days, [date]: day };
  return (
    <section className="slip stack" aria-labelledby="slip">
      <h2 id="slip">{t('hard-moment.slip.title')}</h2>
      <Stays all={all} today={today} praise={praise} />
      <Worked urges={ofDay} />
      {questions.length > 0 && <SlipForm date={date} today={today} questions={questions} />}
    </section>
  );
}

/** The days that were: nobody takes them away. */
function Stays({
  all,
  today,
  praise,
}: {
  all: Parameters<typeof keptDays>[0];
  today: CalendarDate;
  praise: PraiseLimits;
}) {
  const { t } = useIsland();
  const kept = keptDays(all, today, praise);
  const stays = whatStays(kept);
  if (stays === 'nothing') return null;
  if (stays === 'days') return <p>{t('hard-moment.slip.days', { count: kept.registered })}</p>;
  return (
    <p>
      {t('hard-moment.slip.ratio', { within: kept.within, registered: kept.registered })}{' '}
      {t('hard-moment.slip.run', { count: bestRun(all, today, praise) })}
    </p>
  );
}

/** What worked on a day that went well: what helped most often, the last plan, and the own list. */
function Worked({ urges }: { urges: readonly Urge[] }) {
  const { t } = useIsland();
  const things = useCall(getOwnThings, {});
  const plans = useCall(listIfThens, {});
  if (things.status === 'loading' || plans.status === 'loading') return null;
  const helped = whatHelped(urges, 1)?.what;
  const last = plans.status === 'done' ? plans.value.plans.findLast(({ active }) => active) : undefined;
  const list = [
    ...(helped === undefined ? [] : [HELPS.some((one) => one === helped) ? t(`hard-moment.help.${helped}`) : helped]),
    ...(last ? [t('hard-moment.plans.sentence', { situation: last.situation, action: last.action })] : []),
    ...(things.status === 'done' ? things.value.list : []),
  ];
  if (list.length === 0) return null;
  return (
    <div>
      <h3>{t('hard-moment.slip.worked')}</h3>
      <ul>
        {list.slice(0, WORKED).map((line) => (
          <li key={line} dir="auto">
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface FormProps {
  date: CalendarDate;
  today: CalendarDate;
  questions: readonly SlipQuestion[];
}

const NOON = 'T12:00:00.000Z';

/** The questions. Each may be left open; what came before is kept with the urges, the plan comes back tomorrow. */
function SlipForm({ date, today, questions }: FormProps) {
  const { t, domain } = useIsland();
  const [uuids] = useState(() => ({ urge: crypto.randomUUID(), plan: crypto.randomUUID() }));
  const [triggers, setTriggers] = useState<readonly string[]>([]);
  const [place, setPlace] = useState<readonly string[]>([]);
  const [company, setCompany] = useState<readonly string[]>([]);
  const [halves, setHalves] = useState({ situation: '', action: '' });
  const [state, setState] = useState<'open' | 'busy' | 'saved' | 'planned'>('open');
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isHelpShown, setHelpShown] = useState(false);

  const isPlan = halves.situation.trim() !== '' && halves.action.trim() !== '';
  const isHalf = !isPlan && halves.situation.trim() + halves.action.trim() !== '';
  const answers = { place: place[0] ?? null, company: company[0] ?? null };

  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    setState('busy');
    const at = date === today ? new Date().toISOString() : `${date}${NOON}`;
    const calls: (() => Promise<Result<{ readonly isHelpShown: boolean }>>)[] = [];
    if (triggers.length > 0 || answers.place !== null || answers.company !== null) {
      const urge = { uuid: uuids.urge, at, before: null, after: null, triggers, helped: [], note: null };
      calls.push(() => api().call(saveUrge, { body: { ...urge, ...answers, used: 'yes' } }));
    }
    if (isPlan) {
      const plan = { uuid: uuids.plan, ...halves, hour: null, weekdays: [], place: null, company: null };
      const shown = { origin: 'slip', active: true, day: addDays(today, 1), hiddenOn: null, putOff: 0 };
      calls.push(() => api().call(saveIfThen, { body: { ...plan, ...shown } }));
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
    setState(isPlan ? 'planned' : 'saved');
  };

  const help = <HelpDialog open={isHelpShown} readers="nobody" onClose={() => setHelpShown(false)} />;
  if (state === 'saved' || state === 'planned') {
    return (
      <div role="status">
        <p>{t(`hard-moment.slip.${state}`)}</p>
        {help}
      </div>
    );
  }
  const one = (
    name: 'place' | 'company',
    values: readonly string[],
    chosen: readonly string[],
    set: typeof setPlace,
  ) => (
    <Options
      id={`slip-${name}`}
      name={`slip-${name}`}
      legend={t(`registration.${name}.legend`)}
      pick="one"
      look="chips"
      options={values.map((value) => ({ value, label: t(`registration.${name}.${value}`) }))}
      chosen={chosen}
      onChoose={set}
    />
  );
  return (
    <form
      className="slip-form stack"
      onSubmit={(event) => void save(event)}
      aria-label={t('hard-moment.slip.formTitle')}
    >
      {questions.includes('trigger') && (
        <WordChips
          id="slip-triggers"
          legend={t('hard-moment.slip.trigger')}
          values={TRIGGERS}
          words="hard-moment.trigger"
          chosen={triggers}
          onChoose={setTriggers}
          maxLength={OWN_WORD_LENGTH}
        />
      )}
      {questions.includes('place-and-company') && (
        <>
          {one('place', placesOf(domain.registration as RegistrationLimits), place, setPlace)}
          {one('company', COMPANY, company, setCompany)}
        </>
      )}
      {questions.includes('tomorrow') && (
        <>
          <h3>{t('hard-moment.slip.tomorrow')}</h3>
          <IfThenFields id="slip" halves={halves} maxLength={IF_THEN_LENGTH} onChange={setHalves} />
        </>
      )}
      {isHalf && <p>{t('hard-moment.plans.missing')}</p>}
      {failure && <p role="alert">{failureText(t, failure)}</p>}
      <p>
        <Button type="submit" kind="quiet" disabled={isHalf} {...(state === 'busy' ? { busy: t('forms.busy') } : {})}>
          {t('hard-moment.slip.save')}
        </Button>
      </p>
      {help}
    </form>
  );
}
