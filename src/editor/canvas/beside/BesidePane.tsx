import { useGetPuck } from '@puckeditor/core';
import { useMemo } from 'react';
import type { OtherLanguage } from '#src/contract/desk/other-language.ts';
import { useIsland } from '#src/session/Island.tsx';
import type { Fetched as Answer } from '#src/session/use-call.ts';
import { languageName } from '../../frame/names.ts';
import { Fetched } from '../../kit/Fetched.tsx';
import { useEditing } from '../editing.ts';
import { focusSoon } from '../outline/focus-soon.ts';
import { useBlockActions } from '../outline/use-block-actions.ts';
import { itemsOf } from '../problems/block-ids.ts';
import { uuidOf } from '../stored/from-puck.ts';
import { blockFields } from '../stored/page-content.ts';
import { usePuck } from '../use-puck.ts';
import { BesideFrame } from './BesideFrame.tsx';
import { ReadPage } from './ReadPage.tsx';
import { SourceChanged } from './SourceChanged.tsx';
import { sourceChanges } from './source-changes.ts';

const NONE: ReadonlySet<string> = new Set();

function Other({ other }: { readonly other: OtherLanguage }) {
  const { t, language } = useIsland();
  const { definition } = useEditing();
  const getPuck = useGetPuck();
  const { choose } = useBlockActions();
  const id = usePuck((puck) => puck.selectedItem?.props.id);
  const chosen = id === undefined ? null : uuidOf(String(id));
  const changes = useMemo(() => sourceChanges(definition, other), [definition, other]);
  const name = languageName(other.language, language);

  const jump = (uuid: string) => {
    for (const [list] of blockFields(definition)) {
      const items = itemsOf(getPuck().appState.data, list);
      const at = items.findIndex(({ props }) => uuidOf(String(props.id)) === uuid);
      if (at < 0) continue;
      choose({ list, at });
      return focusSoon('canvas-fields-title');
    }
  };

  return (
    <>
      <h2>{t('desk-fields.beside.title', { language: name })}</h2>
      {changes && <SourceChanged other={other} changes={changes} onJump={jump} />}
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
