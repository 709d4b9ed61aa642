import type { MailPlaceholder, MailText } from '#src/contract/desk/mail-text.ts';
import { fillPlaceholders } from '#src/domains/placeholders.ts';
import { useIsland } from '#src/session/Island.tsx';

interface Props {
  text: MailText;
  placeholders: readonly MailPlaceholder[];
  language: string;
}

/** The mail as it goes out, with an example in its placeholders. */
export function MailPreview({ text, placeholders, language }: Props) {
  const { t } = useIsland();
  const examples = Object.fromEntries(placeholders.map(({ name, example }) => [name, example]));
  const filled = (words: string) => fillPlaceholders(words, examples);
  return (
    <section className="mail-preview" aria-label={t('desk-library.mails.preview')}>
      <h2>{t('desk-library.mails.preview')}</h2>
      <div lang={language}>
        <p className="mail-subject">{filled(text.subject)}</p>
        {text.lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a mail never move
          <p key={at}>{filled(line)}</p>
        ))}
        {text.action && (
          <p>
            <span className="mail-link">{filled(text.action)}</span>
          </p>
        )}
        {text.second && (
          <p>
            <span className="mail-link">{filled(text.second)}</span>
          </p>
        )}
        {text.closing && <p>{filled(text.closing)}</p>}
      </div>
    </section>
  );
}
