import { type FormSubmission, listFormSubmissions } from '#src/contract/desk/webform/webforms.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { EmptyState } from '#src/ui/empty-state/EmptyState.tsx';
import { AnswerList } from '#src/webforms/AnswerList.tsx';
import { getDomainName } from '../../frame/names.ts';
import { FetchedContent } from '../../kit/FetchedContent.tsx';
import { Paging } from '../../kit/Paging.tsx';
import { ScreenHead } from '../../kit/ScreenHead.tsx';
import { TimeText } from '../../kit/TimeText.tsx';
import { readListPage, useListQuery } from '../../kit/use-list-address.ts';

const readView = (query: URLSearchParams) => ({ page: readListPage(query) });

/** One submission of a form. */
function Sent({ form: { webform, title, domain, changed, elements, answers, labels } }: { form: FormSubmission }) {
  const { t, language } = useIsland();
  return (
    <article className="people-card">
      <header>
        <h2 dir="auto">{title || webform}</h2>
        <p className="soft">
          {getDomainName(domain, language)}, <TimeText time={changed} place="sentence" />
        </p>
      </header>
      <AnswerList
        definition={{ elements }}
        data={answers}
        labels={labels}
        t={(key, values) => t(`webforms.${key}`, values)}
      />
    </article>
  );
}

/** Anonymous submissions of forms in the Drupal site. */
export function SentForms() {
  const { t } = useIsland();
  const { query, narrow } = useListQuery(readView);
  const fetchState = useCall(listFormSubmissions, { query }, { keepsFormer: true });
  return (
    <>
      <ScreenHead title={t('desk.screens.sent-forms')} lead={t('desk-people.sentForms.lead')} />
      <FetchedContent fetchState={fetchState}>
        {({ rows, pager }) =>
          rows.length === 0 ? (
            <EmptyState drawing="rust" title={t('desk-people.sentForms.empty')}>
              {t('desk-people.sentForms.emptyText')}
            </EmptyState>
          ) : (
            <>
              <ul className="people-cards">
                {rows.map((form) => (
                  <li key={form.uuid}>
                    <Sent form={form} />
                  </li>
                ))}
              </ul>
              <Paging pager={pager} onPage={(page) => narrow({ page })} />
            </>
          )
        }
      </FetchedContent>
    </>
  );
}
