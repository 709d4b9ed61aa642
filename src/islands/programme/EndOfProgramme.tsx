import type { ProgrammeContent } from '#src/contract/programme-content.ts';
import { useIsland } from '#src/session/Island.tsx';
import { LinkedDrawing } from '#src/ui/drawing/LinkedDrawing.tsx';
import { RichText } from '#src/ui/RichText.tsx';
import { ContentImage } from './ContentImage.tsx';
import { DoneCounts } from './DoneCounts.tsx';
import type { Journey } from './journey.ts';
import { PhasePath } from './PhasePath.tsx';

interface Props {
  content: ProgrammeContent;
  journey: Journey;
}

/**
 * The end of the path: the completed exercises by kind from the first day on; its text and exercises when it is
 * reached.
 */
export function EndOfProgramme({ content, journey }: Props) {
  const { t } = useIsland();
  const { end, done, next } = journey;
  const { title, text, image } = content.end;
  // The editor's text announces exercises that are all done by now.
  const Words = () => {
    if (!end.isReached) return <p className="soft">{t('programme.end.ahead')}</p>;
    if (end.isComplete) return <p>{t('programme.end.completeText')}</p>;
    return text && <RichText html={text} />;
  };
  return (
    <section className="sheet stack programme-end" aria-labelledby="end">
      {end.isReached && (image ? <ContentImage image={image} /> : <LinkedDrawing name="uitkijk" />)}
      <h2 id="end">{title ?? t('programme.end.title')}</h2>
      {end.isComplete && <p className="programme-tag">{t('programme.end.complete')}</p>}
      <Words />
      {end.isReached && end.steps.length > 0 && <PhasePath steps={end.steps} here={next?.webform} />}
      <DoneCounts content={content} done={done} />
    </section>
  );
}
