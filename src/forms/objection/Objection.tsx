import { useState } from 'react';
import {
  type ObjectionState,
  type ObjectionTexts,
  objectionForm,
  type SentObjection,
} from '#src/contract/objection.ts';
import type { Result } from '#src/contract/result.ts';
import { formatDayAndMonth } from '#src/i18n/format-date.ts';
import type { Draft } from '#src/session/drafts.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { TextArea } from '#src/ui/field/fields.tsx';
import { FormFrame } from '../FormFrame.tsx';
import { focusElement } from '../focus-element.ts';
import { HelpDialog } from '../help/HelpDialog.tsx';
import { useForm } from '../use-form.ts';

type ObjectionInput = { -readonly [K in keyof ObjectionTexts]: string };

const EMPTY: ObjectionInput = { why: '', more: '' };

/** Focuses the heading and scrolls the first field of the form into view, because the message above it may be long. */
function focusForm(heading: HTMLElement | null): void {
  focusElement(heading);
  heading?.scrollIntoView({ block: 'center' });
}

interface Props extends ObjectionState {
  send: (words: ObjectionTexts) => Promise<Result<SentObjection>>;
  draft?: Draft<ObjectionInput>;
}

/** Objection to a moderation decision: a button, a form, and after sending the date of the answer. */
export function Objection({ canObject, answerBefore, send, draft }: Props) {
  const { t, language } = useIsland();
  const [isOpen, setOpen] = useState(() => draft?.read() != null);
  const [sent, setSent] = useState<SentObjection | null>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const day = sent?.answerBefore ?? answerBefore;
  if (day !== null) {
    const text = t('forms.objection.sent', { day: `${formatDayAndMonth(day, language)} ${day.slice(0, 4)}` });
    return (
      <>
        <p role="status" tabIndex={-1} ref={sent ? focusElement : null}>
          <strong>{text}</strong>
        </p>
        <HelpDialog open={isHelpOpen} readers="team" onClose={() => setHelpOpen(false)} />
      </>
    );
  }
  if (!canObject) return null;
  if (!isOpen) {
    return (
      <Button kind="quiet" onClick={() => setOpen(true)}>
        {t('forms.objection.title')}
      </Button>
    );
  }
  const finish = (answer: SentObjection) => {
    setSent(answer);
    setHelpOpen(answer.isHelpShown);
  };
  return <ObjectionForm send={send} {...(draft && { draft })} onDone={finish} />;
}

function ObjectionForm({
  send,
  draft,
  onDone,
}: Pick<Props, 'send' | 'draft'> & { onDone: (sent: SentObjection) => void }) {
  const { t } = useIsland();
  const form = useForm({
    form: objectionForm,
    id: 'objection',
    start: EMPTY,
    textKey: 'forms.objection.errors',
    ...(draft && { draft }),
    failureIn: 'form',
    submit: send,
    onDone,
    explain: ({ kind }) => (kind === 'conflict' ? t('forms.objection.closed') : null),
  });
  const title = t('forms.objection.title');
  return (
    <section className="stack" aria-labelledby="objection-title">
      <h2 id="objection-title" tabIndex={-1} ref={focusForm}>
        {title}
      </h2>
      <FormFrame form={form} submit={t('forms.objection.submit')} label={title}>
        <TextArea {...form.field('why')} rows={5} dir="auto" label={t('forms.objection.why')} />
        <TextArea {...form.field('more')} rows={3} dir="auto" label={t('forms.objection.more')} />
      </FormFrame>
    </section>
  );
}
