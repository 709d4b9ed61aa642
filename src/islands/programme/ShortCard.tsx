import { type ReactNode, startTransition, useState } from 'react';
import { findShownDate, type HomeCard } from '#src/rules/after/home.ts';
import { MONTH_STEP_SCREENS, type MonthStep } from '#src/rules/after/month-steps.ts';
import { getNewestPath, getPathDay } from '#src/rules/after/paths.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { ArrowLink } from '#src/ui/way-link/ArrowLink.tsx';
import type { Journey } from './journey.ts';
import { getPathStep } from './path-step.ts';
import { getSupportDay } from './support-day.ts';
import type { HomeState } from './use-home.ts';

interface Line {
  readonly title: string;
  /** Null if the line opens the card. */
  readonly to: string | null;
}

interface Props {
  card: HomeCard;
  homeState: Pick<HomeState, 'facts' | 'support' | 'sentOn'>;
  journey: Journey;
  /** The card in its full form. */
  children: ReactNode;
}

/** A card in its short form: one line with a link, or with a button that opens the card. */
export function ShortCard({ card, homeState, journey, children }: Props) {
  const { t, href, paths, domain } = useIsland();
  const [isOpen, setOpen] = useState(false);
  const { facts, support, sentOn } = homeState;
  const { next, todayStep } = journey;
  const { today } = facts;
  const month = facts.month as MonthStep;
  const path = getNewestPath(facts.programmeStart, facts.paths);
  const getFirstLine = (): Line => {
    if (todayStep === 'plan') return { title: t('programme.now.plan.title'), to: href('plan-wizard') };
    if (next) return { title: next.title, to: href('exercise', { webform: next.webform }) };
    return { title: t('programme.diary.link'), to: href('diary') };
  };
  const getPathLine = (): Line => {
    if (getPathDay(path, today) === null) return getFirstLine();
    const { step, title } = getPathStep({ path, journey, today, sentOn }, domain.safety);
    if (!step) return { title: t('programme.diary.link'), to: href('diary') };
    return { title: title ?? t('programme.path.begin'), to: href('exercise', { webform: step.webform }) };
  };
  const getSupportLine = (): Line => {
    if (facts.support?.kind !== 'runs' || !support) return { title: t('programme.support.short'), to: null };
    const { name, screen } = getSupportDay(support, facts.support.day);
    return { title: t(`programme.support.days.${name}.title`), to: screen && href(screen) };
  };
  const getDateLine = (): Line => {
    const isNow = (findShownDate(facts)?.daysAhead ?? 1) <= 0;
    return { title: t(isNow ? 'programme.date.now' : 'programme.date.short'), to: paths['own-dates'] ?? null };
  };
  const lines: Partial<Record<HomeCard, () => Line>> = {
    path: getPathLine,
    support: getSupportLine,
    check: () => ({ title: t('programme.ownCheck.title'), to: href('account-self-tests') }),
    month: () => ({
      title: t(`programme.steps.${month}.title`),
      to: href(MONTH_STEP_SCREENS[month]),
    }),
    date: getDateLine,
    end: () => ({ title: t('programme.lookout.title'), to: href('calendar') }),
  };
  const line = lines[card]?.();
  if (!line) return null;
  if (isOpen) return children;
  return (
    <p className="home-line">
      {line.to === null ? (
        // In a transition, as the code of the card may still have to load.
        <Button kind="plain" onClick={() => startTransition(() => setOpen(true))}>
          {line.title}
        </Button>
      ) : (
        <ArrowLink href={line.to} way="on">
          {line.title}
        </ArrowLink>
      )}
    </p>
  );
}
