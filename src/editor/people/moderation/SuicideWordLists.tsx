import {
  openSuicideWords,
  type SuicideWords,
  saveSuicideWords,
  type SuicideWords as Words,
} from '#src/contract/desk/suicide-words.ts';
import { suicidePhrasesForm } from '#src/contract/forms/library.ts';
import { formatDay } from '#src/i18n/format-date.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls, useCall } from '#src/session/use-call.ts';
import { TextArea } from '#src/ui/field/fields.tsx';
import { DeskForm } from '../../frame/unsaved/DeskForm.tsx';
import { useDeskForm } from '../../frame/unsaved/use-desk-form.ts';
import { FetchedContent } from '../../kit/FetchedContent.tsx';

/** Form for phrases that moderators added, one per line; the labelled sentences are tested before saving. */
function PhrasesForm({ words }: { words: SuicideWords }) {
  const { t } = useIsland();
  const form = useDeskForm({
    keep: 'moderation.phrases',
    version: JSON.stringify(words.phrases),
    form: suicidePhrasesForm,
    id: 'suicide-phrases',
    start: { phrases: words.phrases.join('\n') },
    textKey: 'desk-people.moderation.words.errors',
    failureIn: 'form',
    explain: (failure) => (failure.status === 409 ? t('desk-people.moderation.words.conflict') : null),
    submit: ({ phrases }, version) =>
      getApiClient().call(saveSuicideWords, { body: { phrases, from: JSON.parse(version ?? '[]') as string[] } }),
    onDone: () => {
      showToast('done', t('desk-people.moderation.words.saved'));
      void refreshCalls(openSuicideWords.name);
    },
  });
  return (
    <section className="sheet stack" aria-labelledby="suicide-own">
      <h2 id="suicide-own">{t('desk-people.moderation.words.own')}</h2>
      <p>{t('desk-people.moderation.words.ownLead')}</p>
      <DeskForm
        form={form}
        submit={t('desk-people.moderation.words.save')}
        label={t('desk-people.moderation.words.own')}
      >
        <TextArea
          {...form.field('phrases')}
          label={t('desk-people.moderation.words.phrases')}
          help={t('desk-people.moderation.words.phrasesHelp')}
          rows={8}
        />
      </DeskForm>
    </section>
  );
}

/** Results of the rule on sentences that were not used to develop it. */
function RuleFigures({ words: { figures, size, date } }: { words: Words }) {
  const { t, language } = useIsland();
  const rows = ['explicit', 'indirect', 'everyday', 'alike', 'mention'] as const;
  return (
    <section className="sheet stack" aria-labelledby="suicide-figures">
      <h2 id="suicide-figures">{t('desk-people.moderation.words.figures')}</h2>
      <p>{t('desk-people.moderation.words.lead', { size, date: formatDay(date as CalendarDate, language) })}</p>
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

/** Word lists of the suicide rule: their results, and the phrases that moderators added. */
export function SuicideWordLists() {
  const fetchState = useCall(openSuicideWords, {});
  return (
    <FetchedContent fetchState={fetchState}>
      {(texts) => (
        <div className="stack">
          <RuleFigures words={texts} />
          <PhrasesForm key={texts.phrases.join('\n')} words={texts} />
        </div>
      )}
    </FetchedContent>
  );
}
