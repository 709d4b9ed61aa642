import type { Badge } from '#src/contract/badge.ts';
import { useIsland } from '#src/session/Island.tsx';
import { NewMedalGift } from '#src/ui/moment/NewMedalGift.tsx';
import { OptionalPart } from '#src/ui/OptionalPart.tsx';

/** A new medal in the sheet of its event; renders nothing if there is none. */
export function NewMedal({ medal }: { medal: Badge | null }) {
  const { t, href } = useIsland();
  return (
    <div aria-live="polite">
      <OptionalPart>
        {medal && (
          <NewMedalGift
            kicker={t('moments.medal.kicker')}
            name={medal.name}
            description={medal.description}
            image={medal.image}
            link={{ href: href('badges'), label: t('moments.medal.all') }}
          />
        )}
      </OptionalPart>
    </div>
  );
}
