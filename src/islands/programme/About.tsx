import type { ProgrammeContent } from '#src/contract/programme-content.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Details } from '#src/ui/details/Details.tsx';
import { RichText } from '#src/ui/RichText.tsx';
import { ContentImage } from './ContentImage.tsx';

/** Editors' text about the programme as a whole. */
export function About({ content: { text, image } }: { content: ProgrammeContent }) {
  const { t } = useIsland();
  if (!text && !image) return null;
  return (
    <section>
      <h2 className="visually-hidden">{t('programme.about')}</h2>
      <Details summary={t('programme.about')}>
        {image && <ContentImage image={image} />}
        {text && <RichText html={text} />}
      </Details>
    </section>
  );
}
