import { among } from '#src/i18n/text-key.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Banner } from '#src/ui/banner/Banner.tsx';

/** Notice for a reducing user whose goal equals the usage: without praise, with a small step to choose. */
export function SameGoal() {
  const { t, domain } = useIsland();
  return (
    <Banner>
      <p>{t(among(`plan.wizard.done.same.${domain.words.unit?.key}`))}</p>
    </Banner>
  );
}
