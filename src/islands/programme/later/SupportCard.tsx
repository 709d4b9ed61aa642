import { useState } from 'react';
import { getPersonalTexts } from '#src/contract/hard-moment/personal-texts.ts';
import { answerSupport, endSupport, getHome, type SupportAnswer } from '#src/contract/home.ts';
import { useSignTexts } from '#src/forms/hard-moment/use-sign-texts.ts';
import { useFormatAmount } from '#src/forms/use-format-amount.ts';
import { MAX_SUPPORT_REASONS, type Support, sumSupportWeek } from '#src/rules/after/support-week.ts';
import type { DaysWithUsage } from '#src/rules/figures/days-with-usage.ts';
import { TRIGGERS } from '#src/rules/hard-moment/urge.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { refreshCalls, useCall } from '#src/session/use-call.ts';
import { Button, ButtonLink } from '#src/ui/button/Button.tsx';
import { Options } from '#src/ui/options/Options.tsx';
import { CurrentStep } from '../CurrentStep.tsx';
import { getSupportDay, isLinkedDay } from '../support-day.ts';
import { useHomeRequest } from '../use-home-request.ts';

interface Props {
  support: Support;
  /** Day of the support week, from 1; null for an offer. */
  day: number | null;
  days: DaysWithUsage;
}

const sendAnswer = (answer: SupportAnswer, reasons: readonly string[] = []) =>
  getApiClient().call(answerSupport, { body: { answer, reasons } });

/** Offer of a support week, with the numbers that justify it. */
function Offer({ support: { kind, numbers } }: Pick<Props, 'support'>) {
  const { t } = useIsland();
  const amount = useFormatAmount();
  const [isRefused, setRefused] = useState(false);
  const succeeds = useHomeRequest();
  if (isRefused) return <p>{t('programme.support.later')}</p>;
  const getFactsText = () => {
    if (!numbers) return '';
    if (numbers.fromNothing !== null) return t('programme.support.fromNothing', { count: numbers.fromNothing });
    return t(`programme.support.${kind}.numbers`, {
      total: amount(numbers.total),
      usual: amount(numbers.usual),
      days: numbers.days,
    });
  };
  const choose = async (answer: SupportAnswer) => {
    if (!(await succeeds(sendAnswer(answer)))) return;
    if (answer === 'no') setRefused(true);
    else await refreshCalls(getHome.name);
  };
  return (
    <CurrentStep
      title={t(`programme.support.${kind}.title`)}
      text={[getFactsText(), t(`programme.support.${kind}.ask`)].filter(Boolean).join(' ')}
    >
      <Button onClick={() => void choose('yes')}>{t('programme.support.yes')}</Button>
      <Button kind="quiet" onClick={() => void choose('no')}>
        {t('programme.support.no')}
      </Button>
    </CurrentStep>
  );
}

/** At most two of the user's reasons, on the first day, below the user's warning signs. */
function Reasons() {
  const { t, site } = useIsland();
  const textsCall = useCall(getPersonalTexts, site.offers.hardMoment ? {} : null);
  const nameSigns = useSignTexts();
  const signs = textsCall.status === 'done' ? textsCall.value.signs : [];
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isSaved, setSaved] = useState(false);
  const succeeds = useHomeRequest();
  if (isSaved) return <p role="status">{t('programme.support.saved')}</p>;
  return (
    <>
      {signs.length > 0 && (
        <p className="soft" dir="auto">
          {t('hard-moment.signs.own', { signs: nameSigns(signs) })}
        </p>
      )}
      <Options
        id="reasons"
        name="reasons"
        legend={<span className="visually-hidden">{t('programme.support.days.1.title')}</span>}
        pick="several"
        variant="chips"
        options={TRIGGERS.map((value) => ({ value, label: t(`hard-moment.trigger.${value}`) }))}
        selected={chosen}
        most={{ count: MAX_SUPPORT_REASONS, full: t('hard-moment.full', { count: MAX_SUPPORT_REASONS }) }}
        onChoose={setChosen}
      />
      <Button disabled={chosen.length === 0} onClick={() => void succeeds(sendAnswer('yes', chosen)).then(setSaved)}>
        {t('programme.support.save')}
      </Button>
    </>
  );
}

/** A day of the support week, which can be stopped with one click. */
function SupportDay({ support, day, days }: Props & { day: number }) {
  const { t, href } = useIsland();
  const amount = useFormatAmount();
  const succeeds = useHomeRequest();
  const stop = async () => {
    if (await succeeds(getApiClient().call(endSupport, {}))) await refreshCalls(getHome.name);
  };
  const { isBody, name, screen } = getSupportDay(support, day);
  const sums = sumSupportWeek(days, support.begunOn ?? support.offeredOn);
  const weekText = t('programme.support.sums', { count: sums.days, total: amount(sums.total) });
  const before = sums.before === null ? '' : ` ${t('programme.support.before', { before: amount(sums.before) })}`;
  return (
    <CurrentStep
      title={t(`programme.support.days.${name}.title`)}
      text={day === 7 ? `${weekText}${before}` : t(`programme.support.days.${name}.text`)}
    >
      {day === 1 && !isBody && <Reasons />}
      {screen && (
        <ButtonLink href={href(screen)}>
          {isLinkedDay(day) && !isBody ? t(`programme.support.days.${day}.go`) : t('programme.back.now.help')}
        </ButtonLink>
      )}
      <Button kind="plain" onClick={() => void stop()}>
        {t(day === 7 ? 'programme.support.done' : 'programme.support.stop')}
      </Button>
    </CurrentStep>
  );
}

/** A week of extra support: its offer, or one of its days. */
export function SupportCard({ support, day, days }: Props) {
  return day === null ? <Offer support={support} /> : <SupportDay {...{ support, day, days }} />;
}
