import { useIsland, useUser } from '#src/session/Island.tsx';
import { Details } from '#src/ui/details/Details.tsx';

interface Step {
  readonly name: string;
  /** Screen on which the task is done. */
  readonly screen?: string;
}

const STEPS: Readonly<Record<string, readonly Step[]>> = {
  editor: [{ name: 'find', screen: 'pages' }, { name: 'edit' }, { name: 'publish' }],
  moderator: [{ name: 'urgent', screen: 'moderation' }, { name: 'decide' }, { name: 'write', screen: 'write-person' }],
  administrator: [
    { name: 'invite', screen: 'staff' },
    { name: 'sites', screen: 'settings' },
    { name: 'look', screen: 'nurses' },
  ],
};

/** Three introductory steps for a role at the desk; open for new staff. */
export function Welcome({ isOpen }: { readonly isOpen: boolean }) {
  const { t, href } = useIsland();
  const { role } = useUser();
  const keyPrefix = `desk.home.welcome.${role}`;
  return (
    <section className="sheet home-welcome">
      <Details summary={t('desk.home.welcome.title')} open={isOpen}>
        <p>{t(`${keyPrefix}.lead`)}</p>
        <ol>
          {STEPS[role]?.map(({ name, screen }) => (
            <li key={name}>
              <strong>{t(`${keyPrefix}.steps.${name}.title`)}</strong>
              <p>{t(`${keyPrefix}.steps.${name}.text`)}</p>
              {screen !== undefined && <a href={href(screen)}>{t(`${keyPrefix}.steps.${name}.link`)}</a>}
            </li>
          ))}
        </ol>
      </Details>
    </section>
  );
}
