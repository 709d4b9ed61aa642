import { useMemo } from 'react';
import { getClientWebform } from '#src/contract/get-client-webform.ts';
import type { TranslateWebform } from '#src/contract/webform/problems.ts';
import { Unloaded } from '#src/forms/Unloaded.tsx';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { AnswerList } from '#src/webforms/AnswerList.tsx';
import type { Opened } from './opened.ts';

interface Props {
  domain: string;
  opened: Opened | null;
  onClose: () => void;
}

/** The answers to one exercise, with the texts at the time of submission. */
export function AnswersDialog({ domain, opened, onClose }: Props) {
  const { t } = useIsland();
  return (
    <Dialog open={opened !== null} title={opened?.exercise.title ?? ''} closeLabel={t('forms.close')} onClose={onClose}>
      {opened && <Given domain={domain} opened={opened} />}
    </Dialog>
  );
}

function Given({ domain, opened: { submission } }: { domain: string; opened: Opened }) {
  const { t } = useIsland();
  const texts = useMemo<TranslateWebform>(() => (key, values) => t(`webforms.${key}`, values), [t]);
  const form = useCall(getClientWebform, { params: { domain, webformId: submission.webform } });
  if (form.status === 'loading') return <Skeleton shape="text" label={t('forms.loading')} />;
  if (form.status === 'error' && form.failure.kind !== 'not_found') {
    return <Unloaded call={form} />;
  }
  const definition = form.status === 'done' ? form.value : { elements: [] };
  return <AnswerList definition={definition} data={submission.answers} labels={submission.labels} t={texts} />;
}
