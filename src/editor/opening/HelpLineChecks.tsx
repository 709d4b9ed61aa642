import { useState } from 'react';
import { type DeskHelpLine, listHelpLines } from '#src/contract/desk/help-lines.ts';
import { formatCallPrice, formatOpeningHours } from '#src/domains/format-hours.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { FetchedContent } from '../kit/FetchedContent.tsx';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { CheckHelpLine } from './CheckHelpLine.tsx';

/** All phone numbers on the sites, with the last time that the provider called each. */
export function HelpLineChecks() {
  const { t, href } = useIsland();
  const lines = useCall(listHelpLines, {});
  return (
    <div className="stack desk-column">
      <ScreenHead
        back={{ href: href('opening'), text: t('desk-opening.back') }}
        title={t('desk-opening.lines.title')}
        lead={t('desk-opening.lines.lead')}
      />
      <FetchedContent fetchState={lines}>
        {(every) => (
          <ul className="opening-points">
            {every.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </ul>
        )}
      </FetchedContent>
    </div>
  );
}

function Line({ line }: { readonly line: DeskHelpLine }) {
  const { t, language } = useIsland();
  const [isAsked, setAsked] = useState(false);
  const { name, phone, shown, checkedOn, checkedBy, isOld } = line;
  const text = [formatOpeningHours(shown.open, language), formatCallPrice(shown.price, language)]
    .filter(Boolean)
    .join(' ');
  const state = checkedOn === null ? 'unchecked' : isOld ? 'old' : 'checked';
  return (
    <li className="sheet stack">
      <div className="opening-head">
        <h2>
          {name[language]}: {phone}
        </h2>
        <span className="desk-mark" data-state={state === 'checked' ? 'active' : 'failed'}>
          {t(`desk-opening.lines.${state}`)}
        </span>
      </div>
      <p>{text}</p>
      <p className="soft">
        {checkedOn === null
          ? t('desk-opening.lines.notCalled')
          : t('desk-opening.lines.calledBy', { name: checkedBy ?? '', date: checkedOn.split('-').reverse().join('-') })}
      </p>
      <p>
        <Button
          kind="quiet"
          onClick={() => setAsked(true)}
          aria-label={t('desk-opening.lines.checkThis', { name: name[language] })}
        >
          {t('desk-opening.lines.check')}
        </Button>
      </p>
      {isAsked && <CheckHelpLine line={line} onClose={() => setAsked(false)} />}
    </li>
  );
}
