import { useGetPuck } from '@puckeditor/core';
import { useMemo } from 'react';
import type { StoredParagraph } from '#registry/fields/paragraphs.ts';
import { paragraphsIn } from '#registry/stored.ts';
import type { OtherLanguage } from '#src/contract/desk/other-language.ts';
import { useIsland } from '#src/session/Island.tsx';
import type { FetchState as Answer } from '#src/session/use-call.ts';
import { languageName } from '../../frame/names.ts';
import { Fetched } from '../../kit/Fetched.tsx';
import { useEditing } from '../editing.ts';
import { paragraphNamed } from '../editor-registry.ts';
import { focusSoon } from '../outline/focus-soon.ts';
import { type BlockPlace, useBlockActions } from '../outline/use-block-actions.ts';
import { itemsOf } from '../problems/block-ids.ts';
import { uuidOf } from '../stored/from-puck.ts';
import { blockFields } from '../stored/page-content.ts';
import { blockToPuck } from '../stored/to-puck.ts';
import { usePuck } from '../use-puck.ts';
import { BesideFrame } from './BesideFrame.tsx';
import { ReadPage } from './ReadPage.tsx';
import { SourceChanged } from './SourceChanged.tsx';
import { sourceChanges } from './source-changes.ts';

const isCalled = (uuid: string) => (block: StoredParagraph) => block.uuid === uuid;

const NONE: ReadonlySet<string> = new Set();

function Other({ other }: { readonly other: OtherLanguage }) {
  const { t, language } = useIsland();
  const { registry, definition } = useEditing();
  const getPuck = useGetPuck();
  const { choose, put } = useBlockActions();
  const id = usePuck((puck) => puck.selectedItem?.props.id);
  const chosen = id === undefined ? null : uuidOf(String(id));
  const changes = useMemo(() => sourceChanges(definition, other), [definition, other]);
  const name = languageName(other.language, language);

  const placeOf = (uuid: string): BlockPlace | undefined => {
    for (const [list] of blockFields(definition)) {
      const items = itemsOf(getPuck().appState.data, list);
      const at = items.findIndex(({ props }) => uuidOf(String(props.id)) === uuid);
      if (at >= 0) return { list, at };
    }
    return undefined;
  };

  const jump = (uuid: string) => {
    const place = placeOf(uuid);
    if (!place) return;
    choose(place);
    focusSoon('canvas-fields-title');
  };

  const putHere = (uuid: string) => {
    const from = blockFields(definition).find(([list]) => paragraphsIn(other.fields[list]).some(isCalled(uuid)))?.[0];
    if (from === undefined || placeOf(uuid)) return undefined;
    const blocks = paragraphsIn(other.fields[from]);
    const index = blocks.findIndex(isCalled(uuid));
    const block = blocks[index];
    if (!block || !paragraphNamed(registry, block.type)) return undefined;
    return () => {
      // Below the nearest block before it that this page has too.
      const before = blocks.slice(0, index).map((one) => placeOf(one.uuid)?.at ?? -1);
      put({ list: from, at: Math.max(-1, ...before) + 1 }, blockToPuck(registry, block, new Map()));
      focusSoon('canvas-fields-title');
    };
  };

  return (
    <>
      <h2>{t('desk-fields.beside.title', { language: name })}</h2>
      {changes && <SourceChanged other={other} changes={changes} onJump={jump} putHere={putHere} />}
      <BesideFrame language={other.language} title={t('desk-fields.beside.frame', { language: name })} chosen={chosen}>
        <ReadPage page={other} marked={changes?.marked ?? NONE} chosen={chosen} />
      </BesideFrame>
    </>
  );
}

/** The page in its other language, to be read beside the one that is written. */
export function BesidePane({ fetched }: { readonly fetched: Answer<OtherLanguage> }) {
  const { t } = useIsland();
  return (
    <section className="canvas-beside-pane" data-pane-name="beside" aria-label={t('desk-fields.panes.beside')}>
      <Fetched fetched={fetched}>{(other) => <Other other={other} />}</Fetched>
    </section>
  );
}
