import { type ComponentProps, useEffect, useRef } from 'react';
import { type Texts, tForIsland } from '#src/i18n/island.ts';
import { Button, ButtonLink } from '#src/ui/button/Button.tsx';
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
  readonly skip: Link;
  readonly language: string;
  readonly texts: Texts;
}

/** The welcome tour as a modal, page by page. Closed, it leaves the same steps as a list below it. */
export function Joyride({ title, steps, start, skip, language, texts }: Props) {
  const t = tForIsland(texts, language);
  const dialog = useRef<HTMLDialogElement>(null);
  const page = useRef<HTMLDivElement>(null);
  const [step, go] = usePages(steps.length);
  const current = steps[step];
  const isLast = step === steps.length - 1;

  useEffect(() => {
    if (steps.length > 0) dialog.current?.showModal();
  }, [steps.length]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: focus follows the page that is shown
  useEffect(() => {
    page.current?.focus();
  }, [step]);

  return (
    <>
      <p className="page-width page-column">
        <Button kind="quiet" onClick={() => dialog.current?.showModal()}>
          {t('open')}
        </Button>
      </p>
      <dialog ref={dialog} className="dialog joyride-dialog" aria-label={title || t('label')}>
        <div className="dialog-top">
          <p className="soft">{t('progress', { step: step + 1, total: steps.length })}</p>
          <button type="button" className="icon-button" aria-label={t('close')} onClick={() => dialog.current?.close()}>
            <Icon name="x" />
          </button>
        </div>
        <div className="dialog-body" ref={page} tabIndex={-1} aria-live="polite">
          {current && <SafeHtmlBlock key={current.uuid} html={current.html} />}
        </div>
        <div className="dialog-foot button-row">
          {isLast ? (
            <ButtonLink href={start.href}>{start.text}</ButtonLink>
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
