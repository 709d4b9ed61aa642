import { useState } from 'react';
import { publishPage } from '#src/contract/desk/page-life.ts';
import type { EditablePage, SavedPage } from '#src/contract/desk/pages.ts';
import { ConfirmDialog } from '#src/forms/ConfirmDialog.tsx';
import { useConfirm } from '#src/forms/use-confirm.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { TextField } from '#src/ui/field/fields.tsx';
import { Options } from '#src/ui/options/Options.tsx';
import { formatAmsterdamTime } from '../../kit/amsterdam-instant.ts';
import { readMoments } from '../../kit/read-moments.ts';
import { BrokenLinksWarning } from '../links/BrokenLinksWarning.tsx';
import { useBrokenLinks } from '../links/page-links.ts';
import { AffectedContent, CHANGING_RELATIONS } from './AffectedContent.tsx';
import { getActionFailureText } from './action-failure.ts';
import { refreshPages } from './refresh-pages.ts';

type PublishMoment = 'now' | 'later';

/** Returns the default time: tomorrow, at the start of the current hour. */
const getTomorrow = () => `${formatAmsterdamTime(new Date(Date.now() + 24 * 3_600_000)).slice(0, 13)}:00`;

interface Props {
  readonly page: EditablePage;
  readonly vid: number;
  /** Called when the page is published. */
  readonly onPublished: () => void;
}

/** Dialog for the publication time, with the resulting changes for visitors. */
export function SchedulePublication({ page, vid, onPublished }: Props) {
  const { t } = useIsland();
  const [when, setWhen] = useState<PublishMoment>('now');
  const [moment, setMoment] = useState(getTomorrow);
  const question = useConfirm<SavedPage>(
    async () => {
      const moments = readMoments(t, { at: 'publish-at' });
      if (!moments.ok) return moments;
      const { at } = moments.value;
      const { nid, language } = page;
      const body = { from: vid, ...(at ? { at } : {}) };
      return getApiClient().call(publishPage, { params: { nid, language }, body });
    },
    ({ state }) => {
      showToast('done', t(state === 'scheduled' ? 'desk-pages.publish.scheduled' : 'desk-pages.publish.done'));
      if (state === 'published') onPublished();
      void refreshPages();
    },
  );
  const brokenPageLinks = useBrokenLinks(page);
  const confirm = brokenPageLinks.length > 0 ? 'desk-pages.links.anyway' : 'desk-pages.publish.confirm';
  const { failure } = question;
  const momentError = failure?.fields?.at;
  const standard = t('desk-pages.publish.failed');
  const failed = failure && !momentError ? getActionFailureText(t, failure, standard) : null;
  return (
    <>
      <Button icon="check" onClick={question.ask}>
        {t('desk-pages.publish.action')}
      </Button>
      <ConfirmDialog
        question={question}
        kind="accent"
        title={t('desk-pages.publish.title')}
        confirm={t(when === 'later' ? 'desk-pages.publish.plan' : confirm)}
        failed={failed}
      >
        <Options
          id="publish-when"
          name="publish-when"
          legend={t('desk-pages.publish.when')}
          pick="one"
          variant="chips"
          options={[
            { value: 'now', label: t('desk-pages.publish.now') },
            { value: 'later', label: t('desk-pages.publish.later') },
          ]}
          selected={[when]}
          onChoose={([option]) => setWhen(option === 'later' ? 'later' : 'now')}
        />
        {question.isOpen && when === 'later' && (
          <TextField
            id="publish-at"
            type="datetime-local"
            label={t('desk-pages.publish.at')}
            help={t('desk-pages.publish.atHelp')}
            error={momentError}
            required
            defaultValue={moment}
            onChange={({ target }) => target.validity.valid && setMoment(target.value)}
          />
        )}
        {question.isOpen && <BrokenLinksWarning links={brokenPageLinks} />}
        {question.isOpen && (
          <AffectedContent page={page} by={CHANGING_RELATIONS} title={t('desk-pages.affected.changes')} />
        )}
      </ConfirmDialog>
    </>
  );
}
