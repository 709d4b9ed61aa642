import { Puck } from '@puckeditor/core';
import { memo } from 'react';
import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { useEditing } from './editing.ts';
import { findParagraph } from './editor-registry.ts';
import { focusWhenRendered } from './outline/focus-when-rendered.ts';
import { UNKNOWN_BLOCK } from './stored/to-puck.ts';
import { usePuck } from './use-puck.ts';

/** Id of the heading of the fields pane; the outline moves the focus to it. */
export const FIELDS_ID = 'canvas-fields-title';

/** Fields of the selected block, or of the page. */
export const FieldsPane = memo(function FieldsPane() {
  const { t, language } = useIsland();
  const { registry, definition } = useEditing();
  const type = usePuck((puck) => puck.selectedItem?.type);
  const id = usePuck((puck) => puck.selectedItem?.props.id);
  const paragraph = type === undefined ? definition : findParagraph(registry, type);
  return (
    <section className="canvas-fields" data-pane-name="fields" aria-labelledby={FIELDS_ID}>
      <h2 id={FIELDS_ID} tabIndex={-1}>
        {paragraph?.label[language] ?? t('desk-fields.list.unknown')}
      </h2>
      {paragraph && <p className="field-help">{paragraph.hint[language]}</p>}
      {id !== undefined && (
        <Button kind="plain" icon="arrow-left" onClick={() => focusWhenRendered(`outline-${id}`)}>
          {t('desk-fields.fields.toOutline')}
        </Button>
      )}
      {type === UNKNOWN_BLOCK ? <p>{t('desk-fields.card.unknownText')}</p> : <Puck.Fields wrapFields={false} />}
    </section>
  );
});
