import type { ComponentProps } from 'react';
import type { EditablePage } from '#src/contract/desk/pages.ts';
import type { DomainKey } from '#src/domains/domain.ts';
import { getDomain } from '#src/domains/index.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Button, ButtonLink } from '#src/ui/button/Button.tsx';
import { SelectField } from '#src/ui/field/fields.tsx';
import type { IconName } from '#src/ui/icon/icons.ts';
import { hasAddress } from '../frame/names.ts';
import { useDateTimeFormat } from '../kit/use-date-time-format.ts';
import { UndoPublish } from '../pages/life/UndoPublish.tsx';
import { foldPanes, usePanesFolded } from './panes.ts';
import { SaveStatus } from './saving/SaveStatus.tsx';
import type { SaveState } from './saving/use-saving.ts';
import { ColleaguesLine } from './together/ColleaguesLine.tsx';
import { OutdatedTranslationNotice } from './translation-pane/OutdatedTranslationNotice.tsx';
import { findOtherLanguage, setTranslationOpen, useIsTranslationOpen } from './translation-pane/translation-pane.ts';
import { usePuck } from './use-puck.ts';
import { useUndo } from './use-undo.ts';
import { useIsWide } from './use-wide.ts';

interface Props {
  readonly page: EditablePage;
  readonly state: SaveState;
  /** Time at which the page is published automatically; null if it is not. */
  readonly plannedAt: EditablePage['publishAt'];
  readonly domain: DomainKey;
  /** True if the Dutch text changed after the last update of this translation. */
  readonly isBehind: boolean;
  readonly onDomain: (domain: DomainKey) => void;
  /** Shows the problems that prevent saving, or retries a failed save. */
  readonly onSolve: () => void;
  readonly onPreview: () => void;
  /** Shows the URL of the preview as a QR code for a phone. */
  readonly onPhone: () => void;
  readonly onPublish: () => void;
  /** Restores the version that visitors saw before; null if the page was never published. */
  readonly onUndo: (() => Promise<void>) | null;
}

interface ToolProps extends Omit<ComponentProps<typeof Button>, 'children'> {
  readonly icon: IconName;
  readonly name: string;
}

/** Renders a button that is an icon, with its name as a tooltip. */
const Tool = ({ name, ...rest }: ToolProps) => (
  <Button kind="plain" title={name} {...rest}>
    {name}
  </Button>
);

/** Page title, save state, and the actions of the editor. */
export function TopBar(props: Props) {
  const { page, state, plannedAt, domain, isBehind, onDomain, onSolve, onPreview, onPhone, onPublish, onUndo } = props;
  const { t, href, language, paths } = useIsland();
  const title = usePuck((puck) => String(puck.appState.data.root.props?.title ?? ''));
  const formatMoment = useDateTimeFormat();
  const { undo, redo, canUndo, canRedo } = useUndo();
  const isWide = useIsWide();
  const isFolded = usePanesFolded();
  const isSideBySide = useIsTranslationOpen();
  const otherLanguages = page.languages.filter((language) => language.language !== page.language);
  const lifeHref = 'page' in paths ? href('page', { nid: page.nid, language: page.language }) : null;
  return (
    <header className="canvas-top">
      {'pages' in paths && (
        <ButtonLink kind="plain" icon="arrow-left" href={href('pages')} title={t('desk-pages.back')}>
          {t('desk-pages.back')}
        </ButtonLink>
      )}
      <div className="canvas-names">
        <h1>{title || t('desk.untitled')}</h1>
        <SaveStatus state={state} onSolve={onSolve} />
        {plannedAt && <p>{t('desk-fields.saving.planned', { moment: formatMoment(plannedAt, 'sentence') })}</p>}
        {isBehind && !isSideBySide && <OutdatedTranslationNotice />}
        <ColleaguesLine />
      </div>
      <div className="canvas-tools">
        {page.domains.length > 1 && (
          <SelectField
            id="canvas-domain"
            label={t('desk-fields.domain')}
            value={domain}
            options={page.domains.map((key) => ({ value: key, label: getDomain(key).words.programme[language] }))}
            onChange={({ currentTarget }) =>
              onDomain(page.domains.find((key) => key === currentTarget.value) ?? domain)
            }
          />
        )}
        {otherLanguages.map((otherLanguage) => (
          <ButtonLink
            key={otherLanguage.language}
            kind="plain"
            icon="globe"
            hrefLang={otherLanguage.language}
            href={href('page-editor', { nid: page.nid, language: otherLanguage.language })}
          >
            {t(`desk-fields.languages.${otherLanguage.language}`)}
          </ButtonLink>
        ))}
        {isWide && findOtherLanguage(page) && (
          <Tool
            icon="columns-2"
            name={t('desk-fields.beside.button')}
            aria-pressed={isSideBySide}
            onClick={() => setTranslationOpen(!isSideBySide)}
          />
        )}
        {lifeHref !== null && (
          <ButtonLink kind="plain" icon="clock" href={lifeHref} title={t('desk-fields.life')}>
            {t('desk-fields.life')}
          </ButtonLink>
        )}
        {isWide && (
          <Tool
            icon="panel-right"
            name={t('desk-fields.panes.fold')}
            aria-pressed={isFolded}
            onClick={() => foldPanes(!isFolded)}
          />
        )}
        <Tool icon="undo-2" name={t('desk-fields.undo')} disabled={!canUndo} onClick={undo} />
        <Tool icon="redo-2" name={t('desk-fields.redo')} disabled={!canRedo} onClick={redo} />
        {isWide && hasAddress(page.type) && (
          <Tool icon="qr-code" name={t('desk-fields.preview.onPhone')} onClick={onPhone} />
        )}
        <span className="canvas-ends">
          {onUndo && <UndoPublish onUndo={onUndo} />}
          {hasAddress(page.type) && (
            <Button kind="quiet" icon="eye" onClick={onPreview}>
              {t('desk-fields.preview.button')}
            </Button>
          )}
          <Button onClick={onPublish}>
            {t(page.may.publish ? 'desk-fields.publish.button' : 'desk-pages.approval.title')}
          </Button>
        </span>
      </div>
    </header>
  );
}
