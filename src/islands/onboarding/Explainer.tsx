import { useIsland } from '#src/session/Island.tsx';
import { Banner } from '#src/ui/banner/Banner.tsx';
import type { PlainQuestion } from '#src/ui/question/question.ts';
import { SafeHtmlBlock } from '#src/ui/RichText.tsx';
import { hasAdvice } from './questions.ts';

/** Meaning of a yes; announced when it appears. */
export function Explainer({ question, isShown }: { question: PlainQuestion; isShown: boolean }) {
  const { t } = useIsland();
  const { explainerTitle, explainer, link } = question;
  return (
    <div aria-live="polite">
      {isShown && hasAdvice(question) && (
        <Banner>
          {explainerTitle && (
            <p>
              <strong>{explainerTitle}</strong>
            </p>
          )}
          {explainer && <SafeHtmlBlock html={explainer} />}
          {link && (
            <p>
              {link.href.startsWith('tel:') ? (
                <a href={link.href}>{link.text}</a>
              ) : (
                <a href={link.href} target="_blank" rel="noreferrer">
                  {link.text} {t('forms.newTab')}
                </a>
              )}
            </p>
          )}
        </Banner>
      )}
    </div>
  );
}
