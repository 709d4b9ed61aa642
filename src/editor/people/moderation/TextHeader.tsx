import type { ModeratedText } from '#src/contract/desk/moderation.ts';
import { useIsland } from '#src/session/Island.tsx';
import { getDomainName } from '../../frame/names.ts';
import { TimeText } from '../../kit/TimeText.tsx';

/** Returns the author of a text: a nickname, the team, or a deleted account. */
function getAuthorName(
  { author, nickname }: Pick<ModeratedText, 'author' | 'nickname'>,
  t: (key: string) => string,
): string {
  if (author === 'team') return t('desk-people.team');
  return nickname ?? t('desk-people.nobody');
}

/** Author, location, time and language of a text. */
export function TextHeader({ text }: { text: ModeratedText }) {
  const { t, language } = useIsland();
  return (
    <p className="people-origin">
      <strong dir="auto">{getAuthorName(text, t)}</strong>
      <span>{getDomainName(text.domain, language)}</span>
      <span>
        <TimeText time={text.created} />
      </span>
      {text.language && <span>{t(`desk-people.languages.${text.language}`)}</span>}
    </p>
  );
}
