import { getOwnNote } from '#src/contract/nurse-notes.ts';
import { addDays, type CalendarDate, isCalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { NoteText } from './NoteText.tsx';

/** Number of days that a note is shown on the programme page; later it is only on the pairing page. */
const VISIBLE_DAYS = 14;

/** The last note from the user's nurse; renders nothing if there is no recent note. */
export function RecentNote({ today }: { readonly today: CalendarDate }) {
  const { t } = useIsland();
  const noteCall = useCall(getOwnNote, {});
  const note = noteCall.status === 'done' ? noteCall.value.note : null;
  if (!note || !isCalendarDate(note.sentOn) || addDays(note.sentOn, VISIBLE_DAYS) < today) return null;
  return (
    <section className="sheet stack" aria-labelledby="nurse-note">
      <h2 id="nurse-note">{t('note.title')}</h2>
      <NoteText note={note} />
    </section>
  );
}
