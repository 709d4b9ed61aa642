import { useGetPuck } from '@puckeditor/core';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { StoredParagraph } from '#registry/fields/paragraphs.ts';
import { toStoredParagraphs } from '#registry/stored.ts';
import type { OtherLanguage } from '#src/contract/desk/other-language.ts';
import type { Language } from '#src/domains/domain.ts';
import { useIsland } from '#src/session/Island.tsx';
import type { FetchState as Answer } from '#src/session/use-call.ts';
import { getLanguageName } from '../../frame/names.ts';
import { FetchedContent } from '../../kit/FetchedContent.tsx';
import { useCanvasContext } from '../canvas-context.ts';
import { useEditing } from '../editing.ts';
import { findParagraph } from '../editor-registry.ts';
import { useFrameDocument } from '../frame-document.ts';
import { focusWhenRendered } from '../outline/focus-when-rendered.ts';
import { type BlockPosition, useBlockActions } from '../outline/use-block-actions.ts';
import { listBlockItems } from '../problems/block-ids.ts';
import { useFittedScale, useStageWidth } from '../stage-width.ts';
import { toItemUuid } from '../stored/from-puck.ts';
import { listBlockFields } from '../stored/page-content.ts';
import { toPuckBlock } from '../stored/to-puck.ts';
import { usePuck } from '../use-puck.ts';
import { ReadOnlyPage } from './ReadOnlyPage.tsx';
import { SourceChangesNotice } from './SourceChangesNotice.tsx';
import { findSourceChanges } from './source-changes.ts';

const EMPTY = '<!doctype html><html><head></head><body tabindex="0"></body></html>';

/** Space above a block that is scrolled into view, in CSS pixels of the page. */
const SCROLL_MARGIN_PX = 96;

interface Props {
  readonly language: Language;
  readonly title: string;
  /** Uuid of the block that is scrolled into view. */
  readonly selected: string | null;
  readonly children: ReactNode;
}

/** A separate frame for the read-only page, at the width of the canvas next to it. */
function TranslationFrame({ language, title, selected, children }: Props) {
  const { domain } = useEditing();
  const { sheets } = useCanvasContext();
  const [target, setTarget] = useState<Document | null>(null);
  const room = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  useFittedScale(room, sheet, useStageWidth());
  useFrameDocument(target, { domain, language, sheet: sheets[domain], title });

  useEffect(() => {
    const view = target?.defaultView;
    const container = selected === null ? null : target?.querySelector(`[data-block='${CSS.escape(selected)}']`);
    if (view && container) view.scrollBy({ top: container.getBoundingClientRect().top - SCROLL_MARGIN_PX });
  }, [target, selected]);

  return (
    <div className="canvas-room" ref={room}>
      <div className="canvas-sheet" ref={sheet}>
        <iframe
          className="canvas-beside-frame"
          title={title}
          srcDoc={EMPTY}
          onLoad={({ currentTarget }) => setTarget(currentTarget.contentDocument)}
        />
        {target && createPortal(children, target.body)}
      </div>
    </div>
  );
}

const isCalled = (uuid: string) => (block: StoredParagraph) => block.uuid === uuid;

const NONE: ReadonlySet<string> = new Set();

function Other({ other }: { readonly other: OtherLanguage }) {
  const { t, language } = useIsland();
  const { registry, definition } = useEditing();
  const getPuck = useGetPuck();
  const { choose, put } = useBlockActions();
  const id = usePuck((puck) => puck.selectedItem?.props.id);
  const selectedUuid = id === undefined ? null : toItemUuid(String(id));
  const changes = useMemo(() => findSourceChanges(definition, other), [definition, other]);
  const name = getLanguageName(other.language, language);

  const getPosition = (uuid: string): BlockPosition | undefined => {
    for (const [list] of listBlockFields(definition)) {
      const items = listBlockItems(getPuck().appState.data, list);
      const index = items.findIndex(({ props }) => toItemUuid(String(props.id)) === uuid);
      if (index >= 0) return { list, at: index };
    }
    return undefined;
  };

  const jump = (uuid: string) => {
    const blockPosition = getPosition(uuid);
    if (!blockPosition) return;
    choose(blockPosition);
    focusWhenRendered('canvas-fields-title');
  };

  const moveHere = (uuid: string) => {
    const from = listBlockFields(definition).find(([list]) =>
      toStoredParagraphs(other.fields[list]).some(isCalled(uuid)),
    )?.[0];
    if (from === undefined || getPosition(uuid)) return undefined;
    const blocks = toStoredParagraphs(other.fields[from]);
    const index = blocks.findIndex(isCalled(uuid));
    const block = blocks[index];
    if (!block || !findParagraph(registry, block.type)) return undefined;
    return () => {
      // Inserted after the nearest preceding block that this page has too.
      const positions = blocks.slice(0, index).map((block) => getPosition(block.uuid)?.at ?? -1);
      put({ list: from, at: Math.max(-1, ...positions) + 1 }, toPuckBlock(registry, block, new Map()));
      focusWhenRendered('canvas-fields-title');
    };
  };

  return (
    <>
      <h2>{t('desk-fields.beside.title', { language: name })}</h2>
      {changes && <SourceChangesNotice other={other} changes={changes} onJump={jump} putHere={moveHere} />}
      <TranslationFrame
        language={other.language}
        title={t('desk-fields.beside.frame', { language: name })}
        selected={selectedUuid}
      >
        <ReadOnlyPage page={other} marked={changes?.marked ?? NONE} selected={selectedUuid} />
      </TranslationFrame>
    </>
  );
}

/** The page in its other language, read-only, next to the page that is edited. */
export function TranslationPane({ fetched }: { readonly fetched: Answer<OtherLanguage> }) {
  const { t } = useIsland();
  return (
    <section className="canvas-beside-pane" data-pane-name="beside" aria-label={t('desk-fields.panes.beside')}>
      <FetchedContent fetchState={fetched}>{(other) => <Other other={other} />}</FetchedContent>
    </section>
  );
}
