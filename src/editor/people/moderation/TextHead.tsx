import type { ModeratedText } from '#src/contract/desk/moderated-text.ts';
import { useIsland } from '#src/session/Island.tsx';
import { domainName } from '../../frame/names.ts';
import { Moment } from '../../kit/Moment.tsx';
import { authorName } from './author-name.ts';

/** Author, place, time and language of a text. */
export function TextHead({ text }: { text: ModeratedText }) {
  const { t, language } = useIsland();
  return (
    <p className="people-origin">
      <strong dir="auto">{authorName(text, t)}</strong>
      <span>{domainName(text.domain, language)}</span>
      <span>
        <Moment at={text.created} />
      </span>
      {text.language && <span>{t(`desk-people.languages.${text.language}`)}</span>}
    </p>
  );
}
