import { GpFirst } from '#src/forms/danger/GpFirst.tsx';
import { useIsland } from '#src/session/Island.tsx';
import { Banner } from '#src/ui/banner/Banner.tsx';
import { PhoneText } from '#src/ui/PhoneText.tsx';

/** Words for use so high that a GP comes first; repeated without the list of conditions (`isShort`). */
export function HighUseWords({ isShort = false }: { isShort?: boolean }) {
  const { t } = useIsland();
  return (
    <Banner icon="phone">
      <h2>{t('looking.high.title')}</h2>
      {(['text', 'today', 'emergency'] as const).map((key) => (
        <p key={key}>
          <PhoneText text={t(`looking.high.${key}`)} />
        </p>
      ))}
      {!isShort && <GpFirst lead={t('looking.high.first')} />}
    </Banner>
  );
}
