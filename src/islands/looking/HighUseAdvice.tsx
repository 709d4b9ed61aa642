import { GpConditions } from '#src/forms/danger/GpConditions.tsx';
import { useIsland } from '#src/session/Island.tsx';
import { Banner } from '#src/ui/banner/Banner.tsx';
import { PhoneText } from '#src/ui/PhoneText.tsx';

/** Advice to see a GP first because of high use; `isShort` omits the list of conditions. */
export function HighUseAdvice({ isShort = false }: { isShort?: boolean }) {
  const { t } = useIsland();
  return (
    <Banner icon="phone">
      <h2>{t('looking.high.title')}</h2>
      {(['text', 'today', 'emergency'] as const).map((key) => (
        <p key={key}>
          <PhoneText text={t(`looking.high.${key}`)} />
        </p>
      ))}
      {!isShort && <GpConditions lead={t('looking.high.first')} />}
    </Banner>
  );
}
