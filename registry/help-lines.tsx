import type { ReactNode } from 'react';
import type { Language } from '#src/domains/domain.ts';
import { DANGER_LINES, HELP_LINE_LIST_TEXTS, type HelpLine, serializeLine } from '#src/domains/help-lines.ts';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { Details } from '#src/ui/details/Details.tsx';
import { HelpLineList } from '#src/ui/HelpLineList.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';

interface Props {
  readonly lines: readonly HelpLine[];
  readonly language: Language;
  readonly callLabel: (line: HelpLine) => string;
  readonly nameOf?: (line: HelpLine) => ReactNode;
  readonly afterWords?: (line: HelpLine) => ReactNode;
}

/** Numbers for danger in rows, followed by the first other line that is open, in large type. */
function OpenLine({ lines, language }: Pick<Props, 'lines' | 'language'>) {
  const texts = HELP_LINE_LIST_TEXTS;
  const line = lines.find(({ kind, open }) => kind !== 'danger' && open === 'always');
  return (
    line && (
      <div className="open-line" data-open-line="">
        <ul className="danger-lines">
          {DANGER_LINES.flatMap((id) =>
            lines
              .filter((danger) => danger.id === id)
              .map(({ phone, dial }) => (
                <li key={id}>
                  <a href={`tel:${dial}`}>
                    <Icon name="phone" />
                    <span>{texts[id][language]}</span> <strong>{phone}</strong>
                  </a>
                </li>
              )),
          )}
        </ul>
        <div className="stack">
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
      </div>
    )
  );
}

/**
 * Help lines on a cached page: a script sorts them and marks which one is open. The numbers for danger and the line to
 * call now are in view; all lines with their descriptions are folded.
 */
export function HelpLines({ lines, language, ...list }: Props) {
  return (
    <>
      <OpenLine lines={lines} language={language} />
      <Details summary={HELP_LINE_LIST_TEXTS.all[language]}>
        <HelpLineList lines={lines} dataOf={serializeLine} {...list} />
      </Details>
    </>
  );
}
