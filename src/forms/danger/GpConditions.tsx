import { GP_CONDITIONS } from '#src/domains/safety-texts.ts';
import { useIsland } from '#src/session/Island.tsx';

/** Conditions for which to call a GP before any change; shared by all pages. */
export function GpConditions({ lead }: { lead: string }) {
  const { language } = useIsland();
  return (
    <div className="wizard-gp">
      <p>{lead}</p>
      <ul>
        {GP_CONDITIONS.map((item) => (
          <li key={item.nl}>{item[language]}</li>
        ))}
      </ul>
    </div>
  );
}
