import { useState } from 'react';
import { readTips } from '#src/contract/tip.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { programmeDay } from '#src/rules/programme/programme-day.ts';
import { tipOfDay } from '#src/rules/programme/tip-of-day.ts';
import { draftOf } from '#src/session/drafts.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';

/** One sentence for today, by the day of the programme. Once dismissed, it is hidden until tomorrow. */
export function Tip({ today }: { today: CalendarDate }) {
  const { t } = useIsland();
  const { uid, programStartDate } = useUser();
  // Not a user's text: a key with the name of a request excludes it from unsaved work.
  const hidden = draftOf<string>(uid, 'tip-hidden.key');
  const [isHidden, setHidden] = useState(() => hidden.read() === today);
  const tips = useCall(readTips, { params: { view: 'tips', display: 'list' } });
  const rows = tips.status === 'done' ? tips.value.rows : [];
  const number = tipOfDay(programmeDay(programStartDate as CalendarDate, today), rows.length);
  const text = number === null ? undefined : rows[number - 1];
  if (isHidden || !text) return null;
  return (
    <section className="sheet stack programme-tip" aria-labelledby="tip">
      <h2 id="tip">{t('programme.tip.title')}</h2>
      <p>{text}</p>
      <p>
        <Button
          kind="plain"
          onClick={() => {
            hidden.write(today);
            setHidden(true);
          }}
        >
          {t('programme.tip.hide')}
        </Button>
      </p>
    </section>
  );
}
