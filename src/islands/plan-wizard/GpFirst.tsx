import { GP_FIRST } from '#src/domains/safety-texts.ts';
import { useIsland } from '#src/session/Island.tsx';

/** Who calls a GP before changing anything: one list, the same wherever it stands. */
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
