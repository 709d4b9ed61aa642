import type { ReactElement, ReactNode } from 'react';
import type { Localised } from '#src/domains/domain.ts';
import type { MailProps } from '../define-mail.ts';
import { MailFrame, MailLink } from './MailFrame.tsx';

interface Words {
  readonly lines: readonly ReactNode[];
  readonly action: string;
  /** Stands under the link. */
  readonly closing?: ReactNode;
}

/** A mail of a few lines and its link, in both languages. */
export function bothLanguages(words: Localised<Words>): (props: MailProps) => ReactElement {
  return ({ language, link }) => {
    const { lines, action, closing } = words[language];
    return (
      <MailFrame language={language}>
        {lines.map((line, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a mail never move
          <p key={position}>{line}</p>
        ))}
        <MailLink href={link}>{action}</MailLink>
        {closing ? <p>{closing}</p> : null}
      </MailFrame>
    );
  };
}
