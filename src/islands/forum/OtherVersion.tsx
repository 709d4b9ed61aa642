import { useIsland } from '#src/session/Island.tsx';
import { Banner } from '#src/ui/banner/Banner.tsx';

/** Version of a text that was saved elsewhere, shown above the typed one, so that both remain. */
export function OtherVersion({ title, text }: { title?: string; text: string }) {
  const { t } = useIsland();
  return (
    <Banner icon="copy">
      <p>{t('forum.savedElsewhere')}</p>
      <p className="typed-text" dir="auto">
        {title !== undefined && <strong>{`${title}\n`}</strong>}
        {text}
      </p>
    </Banner>
  );
}
