import type { ProgrammeContent } from '#src/contract/programme-content.ts';
import { useIsland } from '#src/session/Island.tsx';
import { RichText } from '#src/ui/RichText.tsx';
import { ContentImage } from './ContentImage.tsx';
import type { Journey } from './journey.ts';
import { PhasePath } from './PhasePath.tsx';

interface Props {
  content: ProgrammeContent;
  journey: Journey;
}

/** End of the path, after it is reached: its text and exercises. */
export function EndOfProgramme({ content, journey: { end, next } }: Props) {
  const { t } = useIsland();
  const { title, text, image } = content.end;
  if (!end.isReached) return null;
  // The head of the page has the lookout already.
  const isSceneOfPage = image?.kind === 'drawing' && image.name === 'uitkijk';
  return (
    <section className="sheet stack programme-end" aria-labelledby="end">
      {image && !isSceneOfPage && <ContentImage image={image} />}
      <h2 id="end">{title ?? t('programme.end.title')}</h2>
      {end.isComplete && <p className="programme-tag">{t('programme.end.complete')}</p>}
      {/* The editors' text announces exercises, so it is not shown if they are all completed. */}
      {end.isComplete ? <p>{t('programme.end.completeText')}</p> : text && <RichText html={text} />}
      {end.steps.length > 0 && <PhasePath steps={end.steps} here={next?.webform} />}
    </section>
  );
}
