import type { ReactNode } from 'react';
import type { ProgrammeContent } from '#src/contract/programme-content.ts';
import { failureText } from '#src/forms/failure-text.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/empty-state/EmptyState.tsx';
import { ProgrammePage } from './ProgrammePage.tsx';
import type { Personal } from './use-personal.ts';

interface Props {
  content: ProgrammeContent;
  personal: Personal;
  loading: ReactNode;
}

/** Waits for the user's data. The path works without the days, but not without the answers. */
export function ProgrammeScreen({ content, personal, loading }: Props) {
  const { t } = useIsland();
  const { answers, days, figures } = personal;
  if (answers.status === 'error') {
    return (
      <div className="page-width page-column stack programme-failed">
        <h1>{content.title}</h1>
        <EmptyState
          drawing="offline"
          title={t('programme.notLoaded')}
          action={<Button onClick={answers.retry}>{t('forms.retry')}</Button>}
        >
          {failureText(t, answers.failure)}
        </EmptyState>
      </div>
    );
  }
  if (answers.status === 'loading' || days?.status === 'loading' || figures?.status === 'loading') return loading;
  return <ProgrammePage content={content} answers={answers.value} days={days} figures={figures} />;
}
