import { openSuicideWords, type SuicideWords as Words } from '#src/contract/desk/suicide-words.ts';
import { dayWords } from '#src/i18n/date-words.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { Fetched } from '../../kit/Fetched.tsx';
import { PhrasesForm } from './PhrasesForm.tsx';

/** How well the rule does on sentences that it was not made with. */
function Figures({ words: { figures, size, date } }: { words: Words }) {
  const { t, language } = useIsland();
  const rows = ['explicit', 'indirect', 'everyday', 'alike', 'mention'] as const;
  return (
    <section className="sheet stack" aria-labelledby="suicide-figures">
      <h2 id="suicide-figures">{t('desk-people.moderation.words.figures')}</h2>
      <p>{t('desk-people.moderation.words.lead', { size, date: dayWords(date as CalendarDate, language) })}</p>
      <dl className="portal-facts suicide-figures">
        {rows.map((key) => {
          const { found, of } = figures[key];
          const share = Math.round((found / Math.max(1, of)) * 100);
          return (
            <div key={key}>
              <dt>{t(`desk-people.moderation.words.${key}`)}</dt>
              <dd>{t('desk-people.moderation.words.share', { found, of, share })}</dd>
            </div>
          );
        })}
      </dl>
      <p className="soft">{t('desk-people.moderation.words.aim')}</p>
    </section>
  );
}

/** The words by which a text is taken to speak of suicide: how well they do, and those that moderators added. */
export function SuicideWordLists() {
  const fetched = useCall(openSuicideWords, {});
  return (
    <Fetched fetched={fetched}>
      {(words) => (
        <div className="stack">
          <Figures words={words} />
          <PhrasesForm key={words.phrases.join('\n')} words={words} />
        </div>
      )}
    </Fetched>
  );
}
