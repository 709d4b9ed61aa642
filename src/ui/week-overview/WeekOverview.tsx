import { Heading, type HeadingLevel } from '../heading/Heading.tsx';
import { type StoneDay, StoneRow } from '../stone/StoneRow.tsx';
import { ArrowLink } from '../way-link/ArrowLink.tsx';

interface Link {
  readonly href: string;
  readonly label: string;
}

interface Props {
  title: string;
  level?: HeadingLevel;
  /** Seven days, starting on Monday. */
  days: readonly StoneDay[];
  /** Text of today's goal: "Je doel is vandaag 3 glazen". */
  text?: string;
  /** Link to the whole plan, or to create one; omit while another step comes first. */
  plan?: Link;
}

/** The current week with a link to the whole plan, shown on the programme page. */
export function WeekOverview({ title, level = 2, days, text, plan }: Props) {
  return (
    <section className="sheet stack week-overview" aria-label={title}>
      <Heading level={level}>{title}</Heading>
      <StoneRow label={title} days={days} />
      {text && <p>{text}</p>}
      {plan && (
        <p>
          <ArrowLink href={plan.href} way="on">
            {plan.label}
          </ArrowLink>
        </p>
      )}
    </section>
  );
}
