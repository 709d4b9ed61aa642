import { getAbsence, type ReturnAnswer } from '#src/rules/hard-moment/welcome-back.ts';
import { useIsland } from '#src/session/Island.tsx';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import type { Journey } from './journey.ts';

interface Props {
  answer: ReturnAnswer;
  /** Number of days of absence. */
  away: number;
  journey: Journey;
}

interface Suggestion {
  readonly to: string;
  readonly text: string;
}

/** Returns suggestions for an answer, the main one first: what helped, going on, a new plan, or a person to talk to. */
function useSuggestions({ answer, away, journey: { next } }: Props): readonly Suggestion[] {
  const { t, href, domain, site } = useIsland();
  const hasPlan = domain.registration !== null;
  const daily = hasPlan ? 'registration-today' : 'diary';
  const on = { to: next ? href('exercise', { webform: next.webform }) : href(daily), text: t('programme.back.on') };
  const help = { to: href('help'), text: t('programme.back.now.help') };
  if (!hasPlan) {
    const write = { to: href('diary-new'), text: t('programme.back.visit.write') };
    return { better: [write, on], same: [on], harder: [help, on] }[answer];
  }
  const plan = {
    to: href('plan-wizard'),
    text: t(answer === 'harder' ? 'programme.back.now.plan' : 'programme.back.anew'),
  };
  const helped = { to: href(site.offers.hardMoment ? 'own-things' : 'plan'), text: t('programme.back.now.helped') };
  // After four weeks or more, a new plan comes before going on.
  const same = getAbsence(away)?.kind === 'long' ? [plan, on] : [on, plan];
  return { better: [helped, on], same, harder: [plan, help] }[answer];
}

/** Actions after the answer to how it is going, after weeks of absence. */
export function ReturnActions(props: Props) {
  const { t, domain } = useIsland();
  const { answer, journey } = props;
  const options = useSuggestions(props);
  const hasPlan = domain.registration !== null;
  const { next } = journey;
  const text = t(hasPlan ? `programme.back.now.${answer}` : `programme.back.visit.${answer}`);
  const textKey = answer === 'same' && next ? t('programme.back.onText', { title: next.title }) : text;
  return (
    <>
      <p>{answer === 'better' || !hasPlan ? textKey : `${textKey} ${t('programme.back.anewText')}`}</p>
      <div className="button-row">
        {options.map(({ to, text: label }, index) => (
          <ButtonLink key={to} kind={index === 0 ? 'accent' : 'quiet'} href={to}>
            {label}
          </ButtonLink>
        ))}
      </div>
    </>
  );
}
