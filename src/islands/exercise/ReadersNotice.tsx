import { canNurseReadAnswers } from '#src/contract/nurse-pairing.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { Banner } from '#src/ui/banner/Banner.tsx';

interface Props {
  isSensitive: boolean;
  /** True if the site's staff read the answers too, which is always shown. */
  isReadByStaff: boolean;
}

/**
 * Readers of the answers: above every exercise of a user whose nurse can read them, and highlighted above a sensitive
 * one for all users.
 */
export function ReadersNotice({ isSensitive, isReadByStaff }: Props) {
  const { t } = useIsland();
  const isReadByNurse = canNurseReadAnswers(useUser().fields);
  if (isReadByStaff) return <Banner>{t('exercise.readers.staff')}</Banner>;
  if (!isReadByNurse && !isSensitive) return null;
  const text = t(`exercise.readers.${isReadByNurse ? 'nurse' : 'nobody'}`);
  if (!isSensitive) return <p className="exercise-readers soft">{text}</p>;
  return (
    <div className="exercise-readers">
      <Banner>{text}</Banner>
    </div>
  );
}
