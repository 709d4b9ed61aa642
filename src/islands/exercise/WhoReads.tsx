import { isPaired } from '#src/contract/nurse-info.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { Banner } from '#src/ui/banner/Banner.tsx';

/**
 * Who reads the answers: above every exercise of somebody who is paired with a nurse, and boxed above a sensitive one,
 * of everybody (content/second-edition.md, 1.4).
 */
export function WhoReads({ isSensitive }: { isSensitive: boolean }) {
  const { t } = useIsland();
  const hasNurse = isPaired(useUser().fields);
  if (!hasNurse && !isSensitive) return null;
  const words = t(`exercise.readers.${hasNurse ? 'nurse' : 'nobody'}`);
  return isSensitive ? <Banner>{words}</Banner> : <p className="exercise-readers soft">{words}</p>;
}
