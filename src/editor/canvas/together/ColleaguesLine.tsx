import { useIsland } from '#src/session/Island.tsx';
import { useEditing } from '../editing.ts';
import { findParagraph } from '../editor-registry.ts';
import { listBlockItems } from '../problems/block-ids.ts';
import { toItemUuid } from '../stored/from-puck.ts';
import { listBlockFields } from '../stored/page-content.ts';
import { usePuck } from '../use-puck.ts';
import { useColleagues } from './colleagues.ts';

/**
 * Text with the colleagues on the page and the block that each is editing; announced when a colleague opens the page.
 */
export function ColleaguesLine() {
  const { t, language } = useIsland();
  const { registry, definition } = useEditing();
  const data = usePuck((puck) => puck.appState.data);
  const colleagues = useColleagues();
  const items = listBlockFields(definition).flatMap(([list]) => listBlockItems(data, list));
  const getBlockName = (block: string | null): string => {
    const index = block === null ? -1 : items.findIndex(({ props }) => toItemUuid(String(props.id)) === block);
    const type = findParagraph(registry, items[index]?.type ?? '')?.label[language];
    return type === undefined ? '' : t('desk-fields.together.at', { at: index + 1, type });
  };
  const names = colleagues.map(({ name, block, isWriting }) =>
    t(isWriting ? 'desk-fields.together.writes' : 'desk-fields.together.reads', {
      name,
      place: getBlockName(block),
    }).trim(),
  );
  return (
    <p className="canvas-colleagues" role="status">
      {names.length > 0 && t('desk-fields.together.here', { names: new Intl.ListFormat(language).format(names) })}
    </p>
  );
}
