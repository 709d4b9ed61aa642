import type { ReactNode } from 'react';
import type { Language } from '#src/domains/domain.ts';
import { type HelpLine, OPEN_LINE_TEXTS, serializeLine } from '#src/domains/help-lines.ts';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { Details } from '#src/ui/details/Details.tsx';
import { HelpLineList } from '#src/ui/HelpLineList.tsx';

interface Props {
  readonly lines: readonly HelpLine[];
  readonly language: Language;
  /** True if only the open line is visible at first. */
  readonly isFolded?: boolean;
  readonly callLabel: (line: HelpLine) => string;
  readonly nameOf?: (line: HelpLine) => ReactNode;
  readonly afterWords?: (line: HelpLine) => ReactNode;
}

/** Emergency numbers in one row, followed by the first other line that is open, in large type. */
function OpenLine({ lines, language }: Pick<Props, 'lines' | 'language'>) {
  const texts = OPEN_LINE_TEXTS;
  const line = lines.find(({ kind, open }) => kind !== 'danger' && open === 'always');
  return (
    line && (
      <div className="open-line" data-open-line="">
        <p>
          {texts.danger[language]} <a href="tel:112">112</a>. {texts.suicide[language]} <a href="tel:113">113</a>.
        </p>
        <p>
          <strong data-name="">{line.name}</strong> · <span data-hours="">{line.hours}</span>
        </p>
        <ButtonLink icon="phone" wide href={`tel:${line.dial}`}>
          {texts.call[language]} <span data-phone="">{line.phone}</span>
        </ButtonLink>
        <p>
          {texts.message[language]}{' '}
          <a href={`sms:?&body=${encodeURIComponent(texts.messageText[language])}`}>{texts.send[language]}</a>
        </p>
      </div>
    )
  );
}

/** Help lines on a cached page: a script sorts them and marks which one is open. */
export function HelpLines({ lines, language, isFolded = false, ...list }: Props) {
  const all = <HelpLineList lines={lines} dataOf={serializeLine} {...list} />;
  return (
    <>
      <OpenLine lines={lines} language={language} />
      {isFolded ? <Details summary={OPEN_LINE_TEXTS.all[language]}>{all}</Details> : all}
    </>
  );
}
