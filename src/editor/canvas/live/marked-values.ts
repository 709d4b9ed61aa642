import type { useGetPuck } from '@puckeditor/core';
import type { Link } from '#registry/fields/link.ts';
import { PAGE_ID } from '../editing.ts';
import { findOpenedSection, getSectionUuid, getSectionValues } from '../shared/opened-sections.ts';
import { editSectionStep } from '../shared/section-steps.ts';
import { countUndoSteps } from '../use-undo.ts';
import { getValueByPath, type Mark, setValueByPath } from './marks.ts';

type Values = Readonly<Record<string, unknown>>;
type GetPuck = ReturnType<typeof useGetPuck>;

/** Returns the values of a block, of a section or of the page. */
export const getOwnerValues = (getPuck: GetPuck, owner: string): Values | undefined => {
  const section = getSectionUuid(owner);
  const opened = findOpenedSection(section);
  if (opened) return getSectionValues(opened);
  if (section !== undefined) return undefined;
  const { appState, getItemById } = getPuck();
  return owner === PAGE_ID ? (appState.data.root.props as Values) : getItemById(owner)?.props;
};

/** Returns the stored form of a typed value; a link without text and URL is stored as undefined. */
function toStoredValue({ path, isLink }: Mark, values: Values, typed: unknown) {
  const link = path.slice(0, -1);
  const isGone = isLink && typed === undefined && !(getValueByPath(values, link) as Partial<Link> | undefined)?.href;
  return isGone ? { path: link, value: undefined } : { path, value: typed };
}

/** Writes a typed value to its location in the data of the editor library. */
export function writeMarkedValue(getPuck: GetPuck, mark: Mark, typed: unknown): void {
  const { owner } = mark;
  const { appState, dispatch, getItemById, getSelectorForId } = getPuck();
  const values = getOwnerValues(getPuck, owner);
  if (!values || getValueByPath(values, mark.path) === typed) return;
  const { path, value } = toStoredValue(mark, values, typed);
  const section = getSectionUuid(owner);
  if (section !== undefined) {
    editSectionStep(section, path, value, countUndoSteps(getPuck));
    return;
  }
  const props = setValueByPath(values, path, value);
  if (owner === PAGE_ID) {
    dispatch({ type: 'replaceRoot', root: { ...appState.data.root, props }, recordHistory: true });
    return;
  }
  const [item, at] = [getItemById(owner), getSelectorForId(owner)];
  if (!item || !at) return;
  dispatch({
    type: 'replace',
    destinationIndex: at.index,
    destinationZone: at.zone,
    data: { ...item, props: { ...props, id: owner } },
    recordHistory: true,
  });
}
