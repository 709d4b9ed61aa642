import { isPaired } from '#src/contract/nurse-info.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { Banner } from '#src/ui/banner/Banner.tsx';

interface Props {
  isSensitive: boolean;
  /** Staff of the site reads them too: everybody is told. */
  isReadByStaff: boolean;
}

/**
 * Who reads the answers: above every exercise of somebody who is paired with a nurse, and boxed above a sensitive one,
 * of everybody.
 */
export function WhoReads({ isSensitive, isReadByStaff }: Props) {
  const { t } = useIsland();
  const hasNurse = isPaired(useUser().fields);
  if (isReadByStaff) return <Banner>{t('exercise.readers.staff')}</Banner>;
  if (!hasNurse && !isSensitive) return null;
  const words = t(`exercise.readers.${hasNurse ? 'nurse' : 'nobody'}`);
  return isSensitive ? <Banner>{words}</Banner> : <p className="exercise-readers soft">{words}</p>;
}
