import type { Mail, MailProps } from '../define-mail.ts';
import { MailFrame, MailLink } from '../frame/MailFrame.tsx';

const WORDS = {
  nl: { before: 'Iemand vraagt het volgende.', site: 'Naar de site' },
  en: { before: 'Somebody asks the following.', site: 'To the site' },
} as const;

function Body({ language, link, values }: MailProps) {
  const { before, site } = WORDS[language];
  const lines = (values?.text ?? '').split(/\r?\n/);
  return (
    <MailFrame language={language}>
      <p>{before}</p>
      <p>
        {lines.map((line, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a mail never move
          <span key={position}>
            {line}
            <br />
          </span>
        ))}
      </p>
      <MailLink href={link}>{site}</MailLink>
    </MailFrame>
  );
}

/** A question for the provider, in the words it was asked in; nothing says who asks. */
export const contact: Mail = {
  name: 'contact',
  subject: { nl: 'Er is een vraag', en: 'There is a question' },
  Body,
};
