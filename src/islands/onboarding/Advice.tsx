import { useIsland } from '#src/session/Island.tsx';
import { PhoneText } from '#src/ui/PhoneText.tsx';
import { SafeHtmlBlock } from '#src/ui/RichText.tsx';
import type { Question } from './questions.ts';

function Item({ question, isOwn }: { question: Question; isOwn: boolean }) {
  const { title, explainerTitle, explainer, link } = question;
  return (
    <li>
      {!isOwn && <p className="soft">{title}</p>}
      <h3>{explainerTitle ?? title}</h3>
      {explainer && <SafeHtmlBlock html={explainer} className="prose" />}
      {link && (
        <p>
          <a href={link.href}>{link.text}</a>
        </p>
      )}
    </li>
  );
}

/** The advice of the own answers, or of all questions with each of them beside it. */
export function Advice({ questions, own }: { questions: readonly Question[]; own: readonly Question[] | null }) {
  const { t } = useIsland();
  return (
    <section className="stack" aria-labelledby="advice">
      <h2 id="advice">{t(own ? 'start.danger.own' : 'start.danger.all')}</h2>
      <ul className="advice-list">
        {!own && (
          <li>
            <p className="soft">{t('start.age.question')}</p>
            <p>
              <PhoneText text={t('start.age.text')} />
            </p>
          </li>
        )}
        {(own ?? questions).map((question) => (
          <Item key={question.uuid} question={question} isOwn={own !== null} />
        ))}
      </ul>
    </section>
  );
}
