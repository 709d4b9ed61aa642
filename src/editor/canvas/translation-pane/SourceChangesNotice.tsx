import { useState } from 'react';
import { markUpToDate, type OtherLanguage, openOtherLanguage } from '#src/contract/desk/other-language.ts';
import { toFailureText } from '#src/forms/failure-text.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { getLanguageName } from '../../frame/names.ts';
import type { ChangedBlock, ChangedValue } from '../../pages/compare/compare.ts';
import { TextDifference } from '../../pages/compare/TextDifference.tsx';
import { refreshPages } from '../../pages/life/refresh-pages.ts';
import { useEditing } from '../editing.ts';
import type { SourceChanges } from './source-changes.ts';

function Values({ values }: { readonly values: readonly ChangedValue[] }) {
  const { t, language } = useIsland();
  return values.map((value) => (
    <div key={value.name}>
      <h3>{value.label?.[language] ?? (value.name === 'title' ? t('desk-fields.title') : value.name)}</h3>
      <TextDifference value={value} />
    </div>
  ));
}

interface Props {
  readonly other: OtherLanguage;
  readonly changes: SourceChanges;
  /** Scrolls to a block of the edited page. */
  readonly onJump: (uuid: string) => void;
  /**
   * Copies a block that was added in Dutch to this page; undefined if this page already has it or the block was
   * deleted.
   */
  readonly putHere: (uuid: string) => (() => void) | undefined;
}

/**
 * Changes in the Dutch text since the last update of the translation, each with a link to its block, until an editor
 * confirms that the translation includes them.
 */
export function SourceChangesNotice({ other, changes, onJump, putHere }: Props) {
  const { t, language } = useIsland();
  const { nid, language: editedLanguage } = useEditing();
  const [isBusy, setBusy] = useState(false);

  const mark = async () => {
    setBusy(true);
    const result = await getApiClient().call(markUpToDate, {
      params: { nid, language: editedLanguage },
      body: { vid: other.vid },
    });
    setBusy(false);
    if (!result.ok) return showToast('failed', toFailureText(t, result.failure));
    showToast('done', t('desk-fields.beside.done'));
    void refreshCalls(openOtherLanguage.name);
    void refreshPages();
  };

  const getName = (block: ChangedBlock) =>
    block.label?.[language] ?? t('desk-pages.compare.unknown', { type: block.type });
  const count = changes.blocks.length + (changes.values.length > 0 ? 1 : 0);
  return (
    <details className="canvas-source-changes">
      <summary>
        {t('desk-fields.beside.changed', { count, language: getLanguageName(other.language, language) })}
      </summary>
      <ul>
        {changes.values.length > 0 && (
          <li>
            <strong>{t('desk-pages.compare.page')}</strong>
            <Values values={changes.values} />
          </li>
        )}
        {changes.blocks.map((block) => {
          const put = putHere(block.uuid);
          const holder = put === undefined ? changes.holderOf(block.uuid) : undefined;
          return (
            <li key={block.uuid}>
              {holder === undefined ? (
                <strong>{getName(block)}</strong>
              ) : (
                <button type="button" className="canvas-jump" onClick={() => onJump(holder)}>
                  {getName(block)}
                </button>
              )}{' '}
              <span className="soft">{t(`desk-pages.compare.${block.change}`)}</span>
              <Values values={block.values} />
              {put && (
                <Button kind="plain" icon="plus" onClick={put}>
                  {t('desk-fields.beside.put')}
                  <span className="visually-hidden"> ({getName(block)})</span>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <Button kind="quiet" icon="check" onClick={() => void mark()} busy={isBusy && t('forms.busy')}>
        {t('desk-fields.beside.mark')}
      </Button>
    </details>
  );
}
