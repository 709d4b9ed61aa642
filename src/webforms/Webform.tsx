import { type ReactNode, useEffect, useRef } from 'react';
import type { WebformText } from '#src/contract/webform/definition.ts';
import type { Language } from '#src/domains/domain.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { ErrorSummary } from '#src/ui/error-summary/ErrorSummary.tsx';
import { ProgressBar } from '#src/ui/progress-bar/ProgressBar.tsx';
import { type FormBinding, findMarkedQuestions } from './binding.ts';
import { FormReadAloudButton } from './FormReadAloudButton.tsx';
import { Html } from './html/Html.tsx';
import { useWebform, type WebformOptions } from './use-webform.ts';
import { WebformFields } from './WebformFields.tsx';

type Props = WebformText['confirmation'] & { picture?: ReactNode; children?: ReactNode };

/** Confirmation after submitting. It receives the focus, because the focused form is removed. */
function Confirmation({ title, html, picture, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    scrollTo(0, 0);
    box.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="webform-confirmation" ref={box} tabIndex={-1}>
      {picture}
      {title && <h2>{title}</h2>}
      <Html html={html} />
      {children}
    </div>
  );
}

export interface WebformProps extends WebformOptions {
  readonly cookiesHref: string;
  /** Language of the form, for reading it aloud; omitted if that is not offered. */
  readonly aloud?: Language;
  /** Shown above the confirmation. */
  readonly picture?: ReactNode;
  /** Shown below the confirmation: the next action. */
  readonly footer?: ReactNode;
}

type Form = ReturnType<typeof useWebform>;

/**
 * Progress in a form with several steps. In each step the focus starts at its title, or at the number of its question.
 */
function StepTitle({ form: { page }, t }: { form: Form; t: WebformProps['t'] }) {
  const title = useRef<HTMLHeadingElement>(null);
  const beforeRef = useRef(page.number);
  useEffect(() => {
    if (beforeRef.current !== page.number) title.current?.focus();
    beforeRef.current = page.number;
  }, [page.number]);
  if (page.of === 1) return null;
  const isPage = page.title !== '';
  const text = t('progress', { step: page.number, steps: page.of });
  const question = page.question === null ? t('reading') : t('question', { number: page.question, of: page.questions });
  return (
    <div className={isPage ? undefined : 'webform-place'}>
      {isPage && <ProgressBar label={t('progress_label')} value={page.number} max={page.of} text={text} />}
      <h2 ref={title} tabIndex={-1}>
        {isPage ? page.title : question}
      </h2>
      {!isPage && <progress aria-label={t('progress_label')} value={page.number} max={page.of} />}
    </div>
  );
}

function Buttons({ form, submitText, t }: { form: Form; submitText: string | undefined; t: WebformProps['t'] }) {
  const { page, state, back } = form;
  const isFailed = state.status === 'error';
  return (
    <div className="button-row">
      {page.number > 1 && (
        <Button kind="plain" onClick={back} disabled={state.status === 'loading'}>
          {t('back')}
        </Button>
      )}
      <Button type="submit" busy={state.status === 'loading' && t('saving')}>
        {isFailed ? t('retry') : page.isLast ? (submitText ?? t('submit')) : t('next')}
      </Button>
    </div>
  );
}

/**
 * Renders a form from its definition: editing, validation on submission, and confirmation. The caller provides
 * submission, storage of the draft and the content after it.
 */
export function Webform({ cookiesHref, aloud, picture, footer, ...options }: WebformProps) {
  const { id, definition, t } = options;
  const form = useWebform(options);
  const text = useRef<HTMLDivElement>(null);
  if (form.state.status === 'done') {
    const { title, html } = definition.confirmation;
    // A form of another content system may have no confirmation text.
    const confirmation = title === undefined && html === '' ? { title: t('saved'), html } : definition.confirmation;
    return (
      <Confirmation {...confirmation} picture={picture}>
        {footer}
      </Confirmation>
    );
  }
  const binding: FormBinding = {
    id,
    inputs: form.typed,
    set: form.set,
    errors: form.errors,
    t,
    cookiesHref,
    optional: findMarkedQuestions(definition, options.isOneByOne === true),
  };
  return (
    <form className="webform" id={id} noValidate onSubmit={form.onSubmit} aria-label={definition.title}>
      <ErrorSummary title={t('problems.summary')} problems={form.problems} />
      {form.hasDraft && <p className="soft">{t('draft')}</p>}
      <StepTitle form={form} t={t} />
      {picture && !form.page.isAsking && <div className="webform-picture">{picture}</div>}
      {aloud && <FormReadAloudButton key={form.page.number} of={text} language={aloud} t={t} />}
      <div className="webform-text" ref={text}>
        <WebformFields key={form.page.number} elements={form.elements} form={binding} />
      </div>
      {definition.closed ? <p>{t('closed')}</p> : <Buttons form={form} submitText={definition.submit} t={t} />}
    </form>
  );
}
