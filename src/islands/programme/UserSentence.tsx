import { getPersonalTexts } from '#src/contract/hard-moment/personal-texts.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { ArrowLink } from '#src/ui/way-link/ArrowLink.tsx';

/** The user's sentence; renders nothing if there is none. */
export function UserSentence() {
  const { t, href } = useIsland();
  const texts = useCall(getPersonalTexts, {});
  const sentence = texts.status === 'done' ? texts.value.sentence : null;
  if (!sentence) return null;
  return (
    <p className="own-sentence">
      <q dir="auto">{sentence}</q>{' '}
      <ArrowLink href={href('own-things')} way="on">
        {t('programme.home.ownThings')}
      </ArrowLink>
    </p>
  );
}
