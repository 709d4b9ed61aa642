import { useState } from 'react';
import {
  listRemovedForumTexts,
  type RemovedForumTexts,
  restoreForm,
  restoreRemovedTexts,
} from '#src/contract/desk/removed-texts.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls, useCall } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/empty-state/EmptyState.tsx';
import { TextArea } from '#src/ui/field/fields.tsx';
import { getDomainName } from '../../frame/names.ts';
import { DeskForm } from '../../frame/unsaved/DeskForm.tsx';
import { FormDialog } from '../../frame/unsaved/FormDialog.tsx';
import { useDeskForm } from '../../frame/unsaved/use-desk-form.ts';
import { FetchedContent } from '../../kit/FetchedContent.tsx';
import { Paging } from '../../kit/Paging.tsx';
import { TimeText } from '../../kit/TimeText.tsx';
import type { ModerationListProps } from './ModerationQueue.tsx';

interface Props {
  removed: RemovedForumTexts;
  onClose: () => void;
}

/** Dialog for the reason why a text is restored. */
function RestoreDialog(props: Props) {
  const { t } = useIsland();
  return (
    <FormDialog title={t('desk-people.moderation.restore.title')} onClose={props.onClose}>
      <div className="stack">
        <p>{t('desk-people.moderation.restore.text')}</p>
        <RestoreForm {...props} />
      </div>
    </FormDialog>
  );
}

function RestoreForm({ removed: { removal }, onClose }: Props) {
  const { t } = useIsland();
  const form = useDeskForm({
    keep: `moderation.restore.${removal}`,
    form: restoreForm,
    id: 'restore',
    start: { reason: '' },
    textKey: 'desk-people.errors',
    submit: ({ reason }) => getApiClient().call(restoreRemovedTexts, { params: { removal }, body: { reason } }),
    onDone: ({ left }) => {
      onClose();
      showToast('done', t(left === 0 ? 'desk-people.done.restore' : 'desk-people.done.restoreLeft', { count: left }));
      void refreshCalls('list-removed-words');
    },
    explain: ({ kind }) => (kind === 'not_found' ? t('desk-people.moderation.restore.gone') : null),
  });
  return (
    <DeskForm
      form={form}
      submit={t('desk-people.moderation.restore.name')}
      label={t('desk-people.moderation.restore.title')}
    >
      <TextArea
        {...form.field('reason')}
        rows={3}
        dir="auto"
        label={t('desk-people.reason')}
        help={t('desk-people.reasonHelp')}
      />
    </DeskForm>
  );
}

function Words({ text: { nickname, title, body } }: { text: RemovedForumTexts['texts'][number] }) {
  const { t } = useIsland();
  return (
    <article className="people-neighbour">
      <p className="people-origin">
        <strong dir="auto">{nickname ?? t('desk-people.team')}</strong>
      </p>
      <p className="people-words typed-text" dir="auto">
        {title ? `${title}\n${body}` : body}
      </p>
    </article>
  );
}

/** One deletion: the removed texts, their quotes in replies, and a button to restore them. */
function Removal({ removed }: { removed: RemovedForumTexts }) {
  const { t, language } = useIsland();
  const [isAsked, setAsked] = useState(false);
  const { domain, at, until, by, isErased, texts, quotes } = removed;
  const [first] = texts;
  return (
    <article className="people-card">
      <header>
        <h2>{t(`desk-people.moderation.removed.kinds.${first?.type ?? 'comment'}`)}</h2>
        <p className="people-origin">
          <span>
            {isErased
              ? t('desk-people.moderation.removed.erased', { name: by ?? t('desk-people.nobody') })
              : t('desk-people.moderation.removed.own')}
          </span>
          <span>{getDomainName(domain, language)}</span>
          <span>
            <TimeText time={at} />
          </span>
        </p>
      </header>
      {texts.map((text) => (
        <Words key={`${text.type}-${text.id}`} text={text} />
      ))}
      {quotes.length > 0 && (
        <>
          <h3>{t('desk-people.moderation.removed.quotes')}</h3>
          {quotes.map((text) => (
            <Words key={text.id} text={text} />
          ))}
        </>
      )}
      <p className="soft">
        {t('desk-people.moderation.removed.until')} <TimeText time={until} place="sentence" />
      </p>
      <div className="button-row">
        <Button kind="quiet" icon="arrow-left" onClick={() => setAsked(true)}>
          {t('desk-people.moderation.restore.name')}
        </Button>
      </div>
      {isAsked && <RestoreDialog removed={removed} onClose={() => setAsked(false)} />}
    </article>
  );
}

/** Texts removed from the forum in the last 14 days. */
export function RemovedTexts({ domain, page, onPage }: ModerationListProps) {
  const { t } = useIsland();
  const fetchState = useCall(listRemovedForumTexts, { query: { domain, page } }, { keepsFormer: true });
  return (
    <FetchedContent fetchState={fetchState}>
      {({ rows: entities, pager }) =>
        entities.length === 0 ? (
          <EmptyState drawing="rust" title={t('desk-people.moderation.removed.empty')}>
            {t('desk-people.moderation.removed.emptyText')}
          </EmptyState>
        ) : (
          <>
            <ul className="people-cards">
              {entities.map((removedEntity) => (
                <li key={removedEntity.removal}>
                  <Removal removed={removedEntity} />
                </li>
              ))}
            </ul>
            <Paging pager={pager} onPage={onPage} />
          </>
        )
      }
    </FetchedContent>
  );
}
