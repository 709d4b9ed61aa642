import { type ComponentProps, useEffect, useRef, useState } from 'react';
import type { SafetyStep } from '#src/domains/domain.ts';
import { createTranslate, type Texts } from '#src/i18n/create-translate.ts';
import { isSafetyFirst } from '#src/rules/programme/today-step.ts';
import { useDanger } from '#src/session/use-danger.ts';
import { Button, ButtonLink } from '#src/ui/button/Button.tsx';
import { HardMomentLink } from '#src/ui/dialog/HardMomentLink.tsx';
import { HelpButton } from '#src/ui/dialog/HelpButton.tsx';
import { QuickExitLink } from '#src/ui/dialog/QuickExitLink.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { SafeHtmlBlock } from '#src/ui/RichText.tsx';
import { usePages } from './pages.ts';

interface Link {
  readonly href: string;
  readonly text: string;
}

interface Step {
  readonly uuid: string;
  readonly html: ComponentProps<typeof SafeHtmlBlock>['html'];
}

interface Props {
  readonly title: string;
  readonly steps: readonly Step[];
  readonly start: Link;
  /** The safety step for users who start with it; null if the domain has none. */
  readonly safety: (SafetyStep & { readonly href: string }) | null;
  readonly skip: Link;
  readonly language: string;
  readonly texts: Texts;
}

/** Returns the target of the tour: safety before the plan, by the same rule as the programme. */
function useStart(start: Link, safety: Props['safety'], text: string): Link {
  const danger = useDanger();
  const isFirst = isSafetyFirst({ safety: safety && { first: safety.first, isDone: false }, danger });
  return safety && isFirst ? { href: safety.href, text } : start;
}

/** The welcome tour as a modal with pages. After closing, and without script, its steps are a list. */
export function Joyride({ title, steps, start, safety, skip, language, texts }: Props) {
  const t = createTranslate(texts, language);
  const dialog = useRef<HTMLDialogElement>(null);
  const page = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [isAlive, setAlive] = useState(false);
  const [step, go] = usePages(steps.length);
  const current = steps[step];
  const first = useStart(start, safety, t('safety'));

  useEffect(() => {
    setAlive(true);
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus goes to every page that is turned to
  useEffect(() => {
    if (dialog.current?.open) page.current?.focus();
  }, [step]);

  if (!current) return null;
  const location = { step: step + 1, total: steps.length };
  return (
    <>
      {isAlive && (
        <p className="page-width page-column">
          <Button ref={opener} kind="quiet" onClick={() => dialog.current?.showModal()}>
            {t('open')}
          </Button>
        </p>
      )}
      <dialog
        ref={dialog}
        className="dialog joyride-dialog"
        aria-label={title || t('label')}
        onClose={() => opener.current?.focus()}
      >
        <div className="dialog-top">
          <p className="joyride-place">
            <span className="joyride-stones" aria-hidden="true">
              {steps.map(({ uuid }, index) => (
                <span key={uuid} className={index === step ? 'is-here' : index < step ? 'is-past' : undefined} />
              ))}
            </span>
            {t('progress', location)}
          </p>
          {isAlive && <HardMomentLink />}
          {isAlive && <HelpButton />}
          {isAlive && <QuickExitLink />}
          <button type="button" className="icon-button" aria-label={t('close')} onClick={() => dialog.current?.close()}>
            <Icon name="x" />
          </button>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long step is scrolled by keyboard too */}
        <div className="dialog-body" tabIndex={0}>
          <div key={current.uuid} ref={page} tabIndex={-1}>
            <SafeHtmlBlock html={current.html} />
          </div>
        </div>
        <div className="dialog-foot button-row">
          {step === steps.length - 1 ? (
            <ButtonLink href={first.href}>{first.text}</ButtonLink>
          ) : (
            <Button onClick={() => go(step + 1)}>{t('next')}</Button>
          )}
          {step > 0 && (
            <Button kind="quiet" onClick={() => go(step - 1)}>
              {t('previous')}
            </Button>
          )}
          <ButtonLink kind="plain" href={skip.href}>
            {skip.text}
          </ButtonLink>
        </div>
      </dialog>
    </>
  );
}
