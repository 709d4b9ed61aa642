import type { DomainKey } from '#src/domains/domain.ts';
import { toTextKey } from '#src/i18n/text-key.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Banner } from '#src/ui/banner/Banner.tsx';
import { PhoneText } from '#src/ui/PhoneText.tsx';

/** Domains in which a day above the goal can cause immediate harm. */
const HARMFUL_AT_ONCE: readonly DomainKey[] = ['alcohol', 'gambling', 'cocaine'];

/** Warning next to a day above its goal. Renders nothing for domains without this danger. */
export function AboveGoalWarning({ isBoxed = false }: { isBoxed?: boolean }) {
  const { t, domain } = useIsland();
  if (!HARMFUL_AT_ONCE.includes(domain.key)) return null;
  const line = (
    <p>
      <PhoneText text={t(toTextKey(`forms.aboveGoal.${domain.key}`))} />
    </p>
  );
  return isBoxed ? <Banner kind="crisis">{line}</Banner> : line;
}
