import type { ReactElement, ReactNode } from 'react';
import type { Localised } from '#src/domains/domain.ts';
import type { MailProps, MailValues } from '../define-mail.ts';
import { MailFrame, MailLink } from './MailFrame.tsx';

type Lines = readonly ReactNode[];

interface Words {
  readonly lines: Lines | ((values: MailValues) => Lines);
  readonly action: string;
  /** Words of the second link, where the mail has one. */
  readonly second?: string;
  /** Stands under the links. */
  readonly closing?: ReactNode;
}

/** A mail of a few lines and its link, in both languages. */
export function bothLanguages(words: Localised<Words>): (props: MailProps) => ReactElement {
  return ({ language, link, secondLink, values = {} }) => {
    const { lines, action, second, closing } = words[language];
    const told = typeof lines === 'function' ? lines(values) : lines;
    return (
      <MailFrame language={language}>
        {told.map((line, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a mail never move
          <p key={position}>{line}</p>
        ))}
        <MailLink href={link}>{action}</MailLink>
        {secondLink && second ? <MailLink href={secondLink}>{second}</MailLink> : null}
        {closing ? <p>{closing}</p> : null}
      </MailFrame>
    );
  };
}
