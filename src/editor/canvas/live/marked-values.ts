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
  const openedSection = findOpenedSection(section);
  if (openedSection) return getSectionValues(openedSection);
  if (section !== undefined) return undefined;
  const { appState, getItemById } = getPuck();
  return owner === PAGE_ID ? (appState.data.root.props as Values) : getItemById(owner)?.props;
};

/** Returns the stored form of a typed value; a link without text and URL is stored as undefined. */
function toStoredValue({ path, isLink }: Mark, values: Values, input: unknown) {
  const link = path.slice(0, -1);
  const isGone = isLink && input === undefined && !(getValueByPath(values, link) as Partial<Link> | undefined)?.href;
  return isGone ? { path: link, value: undefined } : { path, value: input };
}

/** Writes a typed value to its location in the data of the editor library. */
export function writeMarkedValue(getPuck: GetPuck, mark: Mark, input: unknown): void {
  const { owner } = mark;
  const { appState, dispatch, getItemById, getSelectorForId } = getPuck();
  const values = getOwnerValues(getPuck, owner);
  if (!values || getValueByPath(values, mark.path) === input) return;
  const { path, value } = toStoredValue(mark, values, input);
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
  const [item, itemSelector] = [getItemById(owner), getSelectorForId(owner)];
  if (!item || !itemSelector) return;
  dispatch({
    type: 'replace',
    destinationIndex: itemSelector.index,
    destinationZone: itemSelector.zone,
    data: { ...item, props: { ...props, id: owner } },
    recordHistory: true,
  });
}
