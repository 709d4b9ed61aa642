import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import type { PhaseProgress } from '#src/rules/programme/progress.ts';
import { Island } from '#src/session/Island.tsx';
import { createIslandProps } from '#src/session/island.fixture.ts';
import programme from '../../../public/locales/nl/programme.json' with { type: 'json' };
import { useNoticeText } from './notice-text.ts';

type Notice = PhaseProgress['notice'];
type Before = Parameters<ReturnType<typeof useNoticeText>>[1];

/** Returns the text of a phase that opens on Tuesday 15 December. */
function getText(notice: Notice, before?: Before): string {
  function Words() {
    return useNoticeText()({ notice, unlocksOn: '2026-12-15' as CalendarDate } as PhaseProgress, before);
  }
  return renderToStaticMarkup(
    <Island {...createIslandProps({ texts: { programme } })}>
      <Words />
    </Island>,
  );
}

it('a phase that opens by date and after the phase before it says both', () => {
  const tomorrow = { kind: 'relative', days: 1, date: '2026-12-15' } as unknown as Notice;
  const laterUnlockNotice = { kind: 'absolute', date: '2026-12-15' } as unknown as Notice;
  const open = { isWaiting: false, open: 2 };
  expect(getText(tomorrow)).not.toContain('als je fase');
  expect(getText(tomorrow, open)).toContain('dinsdag 15 december, als je fase 2 hebt afgerond');
  expect(getText(laterUnlockNotice, open)).toContain('15 december, als je fase 2 hebt afgerond');
});
