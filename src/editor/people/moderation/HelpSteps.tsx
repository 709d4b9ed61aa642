import { CRISIS_LINES, helpLines } from '#src/domains/help-lines.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Banner } from '#src/ui/banner/Banner.tsx';

const STEPS = ['danger', 'message', 'leave', 'together'] as const;

/** Steps of a moderator for a participant who writes about suicide, with the numbers to name. */
export function HelpSteps() {
  const { t, language, domain } = useIsland();
  const lines = helpLines(domain.key, language).filter(({ id }) => (CRISIS_LINES as readonly string[]).includes(id));
  return (
    <section className="people-help" aria-labelledby="help-steps">
      <Banner kind="crisis">
        <h2 id="help-steps">{t('desk-people.help.title')}</h2>
        <ol>
          {STEPS.map((step) => (
            <li key={step}>{t(`desk-people.help.steps.${step}`)}</li>
          ))}
        </ol>
        <ul>
          {lines.map(({ id, name, phone, dial, when }) => (
            <li key={id}>
              {name}: <a href={`tel:${dial}`}>{phone}</a>. {when}
            </li>
          ))}
        </ul>
      </Banner>
    </section>
  );
}
