import { useState } from 'react';
import { type ApprovalRemark, reviewDrafts } from '#src/contract/desk/approval-links.ts';
import { REVIEWER_FORM_TEXTS, reviewerForm } from '#src/contract/forms/library.ts';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { useForm } from '#src/forms/use-form.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { TextField } from '#src/ui/field/fields.tsx';

interface Props {
  readonly version: string;
  readonly remarks: readonly ApprovalRemark[];
  readonly onSent: () => void;
  /** Called if a draft changed after the reviewer opened it. */
  readonly onStale: () => void;
}

/** Form for the reviewer's name and function: approves if there are no remarks, otherwise sends the remarks. */
export function ReviewForm({ version, remarks, onSent, onStale }: Props) {
  const { t, params } = useIsland();
  const hasRemarks = remarks.length > 0;
  const [token] = useState(params.token ?? '');
  const form = useForm({
    form: reviewerForm,
    id: 'reader',
    failureIn: 'form',
    start: { name: '', role: '' },
    textKey: REVIEWER_FORM_TEXTS,
    submit: async (values) => {
      const answer = hasRemarks ? ('remarks' as const) : ('approved' as const);
      const body = { ...values, answer, remarks: [...remarks], version };
      const result = await getApiClient().call(reviewDrafts, { params: { token }, body });
      if (!result.ok && result.failure.status === 409) onStale();
      return result;
    },
    onDone: onSent,
    explain: ({ status }) => (status === 409 ? t('desk-reading.stale') : null),
  });
  return (
    <div className="sheet">
      <FormFrame
        form={form}
        submit={t(hasRemarks ? 'desk-reading.send' : 'desk-reading.approve')}
        label={t('desk-reading.answer')}
      >
        <p>{t(hasRemarks ? 'desk-reading.sendLead' : 'desk-reading.approveLead')}</p>
        <TextField {...form.field('name')} autoComplete="name" label={t('desk-reading.name')} />
        <TextField {...form.field('role')} autoComplete="organization-title" label={t('desk-reading.role')} />
      </FormFrame>
    </div>
  );
}
