import type { ComponentData } from '@puckeditor/core';
import { type KeyboardEvent, useState } from 'react';
import type { ParagraphsField } from '#registry/fields/paragraphs.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { useClipboard } from '../clipboard/use-clipboard.ts';
import { useEditing } from '../editing.ts';
import { findParagraph } from '../editor-registry.ts';
import { AddBlockDialog } from '../palette/AddBlockDialog.tsx';
import { listBlockItems } from '../problems/block-ids.ts';
import { summarizeBlock } from '../render/key-facts.ts';
import { UNKNOWN_BLOCK } from '../stored/to-puck.ts';
import { findSectionUuid, findVisibleSection } from '../stored/visible-section.ts';
import { usePuck } from '../use-puck.ts';
import { focusWhenRendered } from './focus-when-rendered.ts';
import { NestedRows } from './NestedRows.tsx';
import { type BlockPosition, useBlockActions } from './use-block-actions.ts';
import { useSections } from './use-sections.tsx';

interface Props {
  readonly list: string;
  readonly field: ParagraphsField<string>;
  /** Announces the change to screen readers. */
  readonly announce: (text: string) => void;
  readonly onEdit: () => void;
}

const getRowId = (id: string) => `outline-${id}`;
const addId = (list: string) => `outline-add-${list}`;

/** The blocks of one list of the page, with the actions on each. */
export function BlockList({ list, field, announce, onEdit }: Props) {
  const { t, language } = useIsland();
  const { registry, tools } = useEditing();
  const actions = useBlockActions();
  const items = usePuck((puck) => listBlockItems(puck.appState.data, list));
  const selectedId = usePuck((puck) => puck.selectedItem?.props.id);
  const [adding, setAdding] = useState<BlockPosition | null>(null);
  const clipboard = useClipboard();

  const getName = ({ type, props }: ComponentData) => {
    const definition = findParagraph(registry, type);
    if (type === UNKNOWN_BLOCK || !definition)
      return { kind: t('desk-fields.card.unknown', { type: String(props.name ?? type) }), summary: '' };
    const section = findVisibleSection(findSectionUuid(definition, props), tools.resolve);
    return { kind: definition.label[language], summary: section?.title ?? summarizeBlock(definition, props) };
  };

  const sections = useSections({
    list,
    field,
    items,
    getName,
    announce,
    onDetached: (id) => focusWhenRendered(getRowId(id)),
  });

  const typeName = (type: string) => findParagraph(registry, type)?.label[language] ?? type;

  const add = (type: string) => {
    if (!adding) return;
    setAdding(null);
    actions.add(type, adding);
    announce(
      t('desk-fields.outline.added', {
        type: typeName(type),
        at: adding.at + 1,
      }),
    );
    onEdit();
  };

  const copyBlocks = (componentDatas: readonly ComponentData[]) => {
    const count = clipboard.take(componentDatas);
    if (count > 0) showToast('done', t('desk-fields.clipboard.taken', { count }));
  };

  const paste = (at: number) => {
    const { count, refused } = clipboard.paste({ list, at }, field.allow);
    if (count > 0) announce(t('desk-fields.clipboard.pasted', { count, at: at + 1 }));
    if (refused.length > 0) {
      showToast('failed', t('desk-fields.clipboard.refused', { types: refused.map(typeName).join(', ') }));
    }
  };

  const move = (kind: string, at: number, to: number) => {
    if (to < 0 || to >= items.length) return;
    actions.move({ list, at }, to);
    announce(t('desk-fields.outline.moved', { type: kind, at: to + 1, count: items.length }));
  };

  /** Moves the block with its focus by Alt with an arrow key. */
  const onArrow = (event: KeyboardEvent, item: ComponentData, at: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(getName(item).kind, at, at + step);
    focusWhenRendered(getRowId(String(item.props.id)));
  };

  /** Copies the block by Ctrl+C and pastes below it by Ctrl+V. */
  const onKey = (event: KeyboardEvent, item: ComponentData, at: number) => {
    if (event.altKey && !event.ctrlKey && !event.metaKey) return onArrow(event, item, at);
    if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    if (event.key === 'c') copyBlocks([item]);
    else if (event.key === 'v' && clipboard.count > 0) paste(at + 1);
    else return;
    event.preventDefault();
  };

  const remove = async (item: ComponentData, at: number) => {
    await actions.remove(list, String(item.props.id));
    announce(t('desk-fields.outline.removed', { type: getName(item).kind }));
    const next = items[at + 1] ?? items[at - 1];
    focusWhenRendered(next ? getRowId(String(next.props.id)) : addId(list));
  };

  return (
    <section aria-label={field.label[language]}>
      <h2>{field.label[language]}</h2>
      <ol>
        {items.map((item, index) => {
          const id = String(item.props.id);
          const { kind, summary } = getName(item);
          const about = <span className="visually-hidden"> ({`${index + 1}. ${kind}`})</span>;
          return (
            <li key={id}>
              <button
                type="button"
                id={getRowId(id)}
                className="canvas-outline-row"
                aria-pressed={selectedId === id}
                onClick={() => actions.choose({ list, at: index })}
                onKeyDown={(event) => onKey(event, item, index)}
              >
                <strong>
                  {index + 1}. {kind}
                </strong>
                {summary && <span>{summary}</span>}
              </button>
              <NestedRows block={item} onChoose={() => actions.choose({ list, at: index })} />
              {selectedId === id && (
                <div className="canvas-row-actions">
                  {item.type !== UNKNOWN_BLOCK && (
                    <Button kind="plain" onClick={onEdit}>
                      {t('desk-fields.outline.edit')}
                      {about}
                    </Button>
                  )}
                  <Button kind="plain" disabled={index === 0} onClick={() => move(kind, index, index - 1)}>
                    {t('desk-fields.list.up')}
                    {about}
                  </Button>
                  <Button
                    kind="plain"
                    disabled={index === items.length - 1}
                    onClick={() => move(kind, index, index + 1)}
                  >
                    {t('desk-fields.list.down')}
                    {about}
                  </Button>
                  <Button kind="plain" onClick={() => setAdding({ list, at: index + 1 })}>
                    {t('desk-fields.outline.addBelow')}
                    {about}
                  </Button>
                  {item.type !== UNKNOWN_BLOCK && (
                    <Button
                      kind="plain"
                      onClick={() => {
                        actions.copy({ list, at: index });
                        announce(t('desk-fields.outline.copied', { type: kind, at: index + 2 }));
                      }}
                    >
                      {t('desk-fields.outline.copy')}
                      {about}
                    </Button>
                  )}
                  {item.type !== UNKNOWN_BLOCK && (
                    <Button kind="plain" onClick={() => copyBlocks([item])}>
                      {t('desk-fields.clipboard.take')}
                      {about}
                    </Button>
                  )}
                  {sections.mayShare(item) && (
                    <Button kind="plain" onClick={() => sections.share(item)}>
                      {t('desk-fields.section.share')}
                      {about}
                    </Button>
                  )}
                  {sections.isSection(item) && (
                    <Button kind="plain" onClick={() => void sections.detach(item, index)}>
                      {t('desk-fields.section.detach')}
                      {about}
                    </Button>
                  )}
                  {clipboard.count > 0 && (
                    <Button kind="plain" onClick={() => paste(index + 1)}>
                      {t('desk-fields.clipboard.pasteBelow')}
                      {about}
                    </Button>
                  )}
                  <Button kind="plain" onClick={() => void remove(item, index)}>
                    {t('desk-fields.list.remove')}
                    {about}
                  </Button>
                </div>
              )}
            </li>
          );
        })}
      </ol>
      {items.length === 0 && <p>{t('desk-fields.outline.empty')}</p>}
      <Button id={addId(list)} kind="quiet" icon="circle-plus" onClick={() => setAdding({ list, at: items.length })}>
        {t('desk-fields.outline.add')}
      </Button>
      {clipboard.count > 0 && (
        <Button kind="plain" icon="plus" onClick={() => paste(items.length)}>
          {t('desk-fields.clipboard.paste', { count: clipboard.count })}
        </Button>
      )}
      {items.length > 1 && (
        <Button kind="plain" icon="copy" onClick={() => copyBlocks(items)}>
          {t('desk-fields.clipboard.takeAll')}
        </Button>
      )}
      {sections.dialog}
      {adding && <AddBlockDialog allow={field.allow} onChoose={add} onClose={() => setAdding(null)} />}
    </section>
  );
}
