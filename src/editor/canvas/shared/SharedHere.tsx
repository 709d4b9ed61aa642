import { registerOverlayPortal } from '@puckeditor/core';
import { useCallback, useRef, useState } from 'react';
import { listAffected } from '#src/contract/desk/list-affected.ts';
import { openPage } from '#src/contract/desk/open-page.ts';
import { failureText } from '#src/forms/failure-text.ts';
import { api } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { useCall } from '#src/session/use-call.ts';
import { useEditing } from '../editing.ts';
import { focusPlaceOf } from '../live/focus-place.ts';
import { shownSection } from '../stored/shown-section.ts';
import { openSection, useOpenedSection } from './opened-sections.ts';

interface Props {
  /** The block that stands for the section. */
  readonly id: string;
  /** The section. */
  readonly uuid: string;
}

/** On how many pages the section stands, and the way to its words. */
function Strip({ id, nid, uuid }: Props & { readonly nid: number }) {
  const { t, language: reader } = useIsland();
  const { language } = useEditing();
  const opened = useOpenedSection(uuid);
  const [isBusy, setBusy] = useState(false);
  const affected = useCall(listAffected, { params: { nid, language } });
  const done = useRef<(() => void) | undefined>(undefined);
  // The library lets nothing of a block be pressed.
  const pressed = useCallback((button: HTMLButtonElement | null) => {
    done.current?.();
    done.current = button ? registerOverlayPortal(button, { disableDrag: true }) : undefined;
    button?.addEventListener('keydown', (event) => event.stopPropagation());
  }, []);
  const begin = async () => {
    setBusy(true);
    const result = await api().call(openPage, { params: { nid, language } });
    setBusy(false);
    if (!result.ok) return showToast('failed', failureText(t, result.failure));
    if (!result.value.may.edit) return showToast('failed', t('desk-pages.may.look'));
    openSection(result.value);
    focusPlaceOf({ id }, () => undefined);
  };
  const pages = affected.status === 'done' ? affected.value.entities.filter(({ by }) => by === 'reference') : [];
  const count = new Set(pages.map((page) => page.nid)).size;
  return (
    <div className="canvas-shared" lang={reader}>
      <p>
        {count > 0 && t('desk-fields.section.count', { count })}{' '}
        {opened && `${t('desk-fields.section.opened')} ${t(`desk-fields.saving.${opened.status}`)}`}
      </p>
      {!opened && (
        <button type="button" ref={pressed} disabled={isBusy} onClick={() => void begin()}>
          {t('desk-fields.section.type')}
        </button>
      )}
    </div>
  );
}

/** Says at a chosen section that it stands on other pages too, and lets it be typed in here. */
export function SharedHere({ id, uuid }: Props) {
  const { tools } = useEditing();
  const section = shownSection(uuid, tools.resolve);
  return section && <Strip id={id} uuid={uuid} nid={section.nid} />;
}
