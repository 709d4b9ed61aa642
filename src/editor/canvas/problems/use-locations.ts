import { useGetPuck } from '@puckeditor/core';
import { findFieldLabel } from '#registry/stored.ts';
import { useIsland } from '#src/session/Island.tsx';
import { PAGE_ID, toControlId, useEditing } from '../editing.ts';
import { FIELDS_ID } from '../FieldsPane.tsx';
import { focusWhenRendered } from '../outline/focus-when-rendered.ts';
import type { PageContent } from '../stored/page-content.ts';
import { listBlockIds } from './block-ids.ts';
import { findEditorLocation } from './editor-location.ts';

/** Groups error texts by the id of their control. */
export function groupProblemsByControl(
  problems: readonly { readonly path: string; readonly text: string }[],
  page: Parameters<typeof findEditorLocation>[1],
): ReadonlyMap<string, string> {
  return new Map(
    problems.flatMap(({ path, text }) => {
      const { owner, field } = findEditorLocation(path, page);
      return field === null ? [] : [[toControlId(owner, field), text] as const];
    }),
  );
}

/** Returns labels for paths of the page, and a function that focuses the field at a path. */
export function useFieldLocations({ fields }: PageContent) {
  const { t, language } = useIsland();
  const { registry, definition } = useEditing();
  const getPuck = useGetPuck();

  const find = (path: string) => {
    const ids = listBlockIds(definition, getPuck().appState.data);
    return { ids, ...findEditorLocation(path, { registry, definition, fields, ids }) };
  };

  return {
    nameOf: (path: string): string => {
      const { block, field, definition, ids } = find(path);
      const label =
        field === 'title' && block === PAGE_ID
          ? t('desk-fields.title')
          : field && (findFieldLabel(definition.fields, field, language) ?? field);
      if (block === PAGE_ID) return label ?? '';
      const at =
        Object.values(ids)
          .map((list) => list.indexOf(block))
          .find((index) => index >= 0) ?? 0;
      const type = definition.label[language];
      const name = t('desk-fields.problems.block', { at: at + 1, type });
      return label && label !== type ? `${name}, ${label}` : name;
    },
    jump: (path: string): void => {
      const { block, owner, field, ids } = find(path);
      const list = Object.keys(ids).find((name) => ids[name]?.includes(block));
      const itemSelector = list === undefined ? null : { zone: `root:${list}`, index: ids[list]?.indexOf(block) ?? 0 };
      getPuck().dispatch({ type: 'setUi', ui: { itemSelector } });
      focusWhenRendered(field === null ? FIELDS_ID : toControlId(owner, field));
    },
  };
}
