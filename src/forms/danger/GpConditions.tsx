import { GP_CONDITIONS } from '#src/domains/safety-texts.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Details } from '#src/ui/details/Details.tsx';

/** Number of conditions above the fold. */
const IN_VIEW = 3;

function List({ items }: { items: typeof GP_CONDITIONS }) {
  const { language } = useIsland();
  return (
    <ul>
      {items.map((item) => (
        <li key={item.nl}>{item[language]}</li>
      ))}
    </ul>
  );
}

/** Conditions for which to call a GP before any change; shared by all pages. `more` is the summary of the folded ones. */
export function GpConditions({ lead, more }: { lead: string; more?: (count: number) => string }) {
  return (
    <div className="wizard-gp">
      <p>{lead}</p>
      {more ? (
        <>
          <List items={GP_CONDITIONS.slice(0, IN_VIEW)} />
          <Details summary={more(GP_CONDITIONS.length - IN_VIEW)}>
            <List items={GP_CONDITIONS.slice(IN_VIEW)} />
          </Details>
        </>
      ) : (
        <List items={GP_CONDITIONS} />
      )}
    </div>
  );
}
