import type { HomeCard, HomeFacts } from '#src/rules/after/home.ts';
import type { MonthStep } from '#src/rules/after/month-steps.ts';
import { useIsland } from '#src/session/Island.tsx';
import { ArrowLink } from '#src/ui/way-link/ArrowLink.tsx';
import type { Journey } from './journey.ts';
import { MONTH_STEP_SCREENS } from './month-step-screens.ts';

/** A card in its short form: one line with a link. */
export function ShortCard({ card, facts, journey }: { card: HomeCard; facts: HomeFacts; journey: Journey }) {
  const { t, href } = useIsland();
  const { next, todayStep } = journey;
  const month = facts.month as MonthStep;
  const getPathTitle = () => {
    if (todayStep === 'plan') return { title: t('programme.now.plan.title'), to: href('plan-wizard') };
    if (next) return { title: next.title, to: href('exercise', { webform: next.webform }) };
    return { title: t('programme.diary.link'), to: href('diary') };
  };
  const lines: Partial<Record<HomeCard, () => { readonly title: string; readonly to: string }>> = {
    path: getPathTitle,
    support: () => ({ title: t('programme.support.short'), to: href('own-things') }),
    check: () => ({ title: t('programme.ownCheck.title'), to: href('account-self-tests') }),
    month: () => ({
      title: t(`programme.steps.${month}.title`),
      to: href(MONTH_STEP_SCREENS[month]),
    }),
    date: () => ({ title: t('programme.date.short'), to: href('own-dates') }),
    end: () => ({ title: t('programme.lookout.title'), to: href('calendar') }),
  };
  const line = lines[card]?.();
  if (!line) return null;
  return (
    <p className="home-line">
      <ArrowLink href={line.to} way="on">
        {line.title}
      </ArrowLink>
    </p>
  );
}
