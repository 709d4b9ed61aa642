import { GP_FIRST } from '#src/domains/safety-texts.ts';
import { useIsland } from '#src/session/Island.tsx';

/** Conditions in which to call a GP before any change: one list, the same everywhere. */
export function GpFirst() {
  const { t, language } = useIsland();
  return (
    <div className="wizard-gp">
      <p>{t('plan.wizard.gpFirst')}</p>
      <ul>
        {GP_FIRST.map((item) => (
          <li key={item.nl}>{item[language]}</li>
        ))}
      </ul>
    </div>
  );
}
