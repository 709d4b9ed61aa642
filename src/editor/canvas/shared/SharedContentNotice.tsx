import { registerOverlayPortal } from '@puckeditor/core';
import { useCallback, useRef, useState } from 'react';
import { openPage } from '#src/contract/desk/pages.ts';
import { listAffected } from '#src/contract/desk/uses.ts';
import { toFailureText } from '#src/forms/failure-text.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { useCall } from '#src/session/use-call.ts';
import { useEditing } from '../editing.ts';
import { focusCanvasText } from '../live/focus-text.ts';
import { findVisibleSection } from '../stored/visible-section.ts';
import { getSharedKind, openSection, useOpenedSectionsByUuid } from './opened-sections.ts';

interface Props {
  /** Id of the block that shows the shared content. */
  readonly id: string;
  /** Uuid of the referenced section, or of the questions of the list. */
  readonly uuids: readonly string[];
}

/** Number of pages that show a section. */
function Count({ nid }: { readonly nid: number }) {
  const { t } = useIsland();
  const { language } = useEditing();
  const affected = useCall(listAffected, { params: { nid, language } });
  const pages = affected.status === 'done' ? affected.value.rows.filter(({ by }) => by === 'reference') : [];
  const count = new Set(pages.map((page) => page.nid)).size;
  return count > 0 && t('desk-fields.section.count', { count });
}

/** Prevents the library from handling a click inside a block as a click on the block. */
function useStoppedClicks() {
  const done = useRef<(() => void) | undefined>(undefined);
  return useCallback((button: HTMLButtonElement | null) => {
    done.current?.();
    done.current = button ? registerOverlayPortal(button, { disableDrag: true }) : undefined;
    button?.addEventListener('keydown', (event) => event.stopPropagation());
  }, []);
}

/** Notice on a selected block that other pages show its content too, with a button to edit it here. */
export function SharedContentNotice({ id, uuids }: Props) {
  const { t, language: reader } = useIsland();
  const { language, tools } = useEditing();
  const openedSections = useOpenedSectionsByUuid(uuids);
  const [isBusy, setBusy] = useState(false);
  const pressedKeys = useStoppedClicks();
  const sections = uuids.flatMap((uuid) => findVisibleSection(uuid, tools.resolve) ?? []);
  const [first] = sections;
  if (!first) return null;
  const kind = getSharedKind(first.type);
  const closed = sections.filter(({ uuid }) => !openedSections.some(({ page }) => page.uuid === uuid));
  const start = async () => {
    if (isBusy) return;
    setBusy(true);
    const call = ({ nid }: (typeof closed)[number]) => getApiClient().call(openPage, { params: { nid, language } });
    const results = await Promise.all(closed.map(call));
    setBusy(false);
    for (const result of results) {
      if (!result.ok) return showToast('failed', toFailureText(t, result.failure));
      if (!result.value.may.edit) return showToast('failed', t('desk-pages.may.look'));
      openSection(result.value);
    }
    focusCanvasText({ id, isShared: true }, () => undefined);
  };
  const status = openedSections.find((section) => section.status !== 'saved')?.status ?? 'saved';
  return (
    <div className="canvas-shared" lang={reader}>
      <p>{kind === 'section' ? <Count nid={first.nid} /> : t('desk-fields.question.lead')}</p>
      {openedSections.length > 0 && (
        <p>
          {t(`desk-fields.${kind}.opened`)} {t(`desk-fields.saving.${status}`)}
        </p>
      )}
      {closed.length > 0 && (
        <button type="button" ref={pressedKeys} aria-disabled={isBusy} onClick={() => void start()}>
          {t(`desk-fields.${kind}.type`)}
        </button>
      )}
    </div>
  );
}
