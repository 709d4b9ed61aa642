import { getOwnNote } from '#src/contract/nurse-notes.ts';
import { isPaired } from '#src/contract/nurse-pairing.ts';
import { NoteText } from '#src/forms/nurse-note/NoteText.tsx';
import { addDays, isCalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { Island, type IslandProps, LoggedIn, useIsland, useUser } from '#src/session/Island.tsx';
import { useOwnToday } from '#src/session/own-today.ts';
import { useCall } from '#src/session/use-call.ts';

/** Days that a note is shown on the programme; after that it is on the pairing page alone. */
const DAYS_SHOWN = 14;

/** The last note of the user's nurse, above the programme; nothing without a recent one. */
export function NurseNoteCard(island: IslandProps) {
  return (
    <Island {...island}>
      <LoggedIn loading={null} frame={() => null}>
        <RecentNote />
      </LoggedIn>
    </Island>
  );
}

function RecentNote() {
  const { t } = useIsland();
  const { fields } = useUser();
  const today = useOwnToday();
  const own = useCall(getOwnNote, isPaired(fields) ? {} : null);
  const note = own.status === 'done' ? own.value.note : null;
  if (!note || !isCalendarDate(note.sentOn) || addDays(note.sentOn, DAYS_SHOWN) < today) return null;
  return (
    <section className="page-width if-then-now" aria-labelledby="nurse-note">
      <div className="sheet stack">
        <h2 id="nurse-note">{t('note.title')}</h2>
        <NoteText note={note} />
      </div>
    </section>
  );
}
