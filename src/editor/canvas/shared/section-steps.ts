import { editSection, findOpenedSection, undoSectionStep } from './opened-sections.ts';

type StepDirection = 'back' | 'forward';

/** An undo step in a shared section, ordered among the undo steps of the page. */
interface SectionStep {
  readonly section: string;
  /** Number of undo steps of the page before this step. */
  readonly at: number;
}

let sectionSteps: readonly SectionStep[] = [];
let undone: readonly SectionStep[] = [];

const countStepsLeft = (section: string, direction: StepDirection): number =>
  findOpenedSection(section)?.[direction === 'back' ? 'past' : 'future'].length ?? 0;

/**
 * Returns the newest step that its section still has: a section clears its steps after a merge with another editor's
 * save.
 */
const findNewestStep = (steps: readonly SectionStep[], direction: StepDirection): SectionStep | undefined =>
  steps.findLast(({ section }) => countStepsLeft(section, direction) > 0);

/** Sets a value at its path in the section, and records its position among the undo steps of the page. */
export function editSectionStep(
  section: string,
  path: readonly (string | number)[],
  value: unknown,
  steps: number,
): void {
  const stepsBefore = countStepsLeft(section, 'back');
  const last = sectionSteps.at(-1);
  const isOneMore = last?.section === section && last.at === steps;
  editSection(section, path, value, { now: performance.now(), isOneMore });
  undone = undone.filter((step) => step.section !== section);
  if (countStepsLeft(section, 'back') > stepsBefore) sectionSteps = [...sectionSteps, { section, at: steps }];
}

/** Undoes or redoes one keystroke step in the section. */
export function undoOrRedoInSection(section: string, direction: StepDirection): void {
  const from = direction === 'back' ? sectionSteps : undone;
  const index = from.findLastIndex((step) => step.section === section);
  const step = from[index];
  if (countStepsLeft(section, direction) === 0 || !step) return;
  undoSectionStep(section, direction);
  const rest = from.toSpliced(index, 1);
  if (direction === 'back') [sectionSteps, undone] = [rest, [...undone, step]];
  else [sectionSteps, undone] = [[...sectionSteps, step], rest];
}

/**
 * Returns the section to change on an undo or redo of the whole page; undefined if the page should undo or redo its own
 * step.
 */
export function findSectionToUndo(direction: StepDirection, at: number, hasOfPage: boolean): string | undefined {
  const step = findNewestStep(direction === 'back' ? sectionSteps : undone, direction);
  if (!step) return undefined;
  const isNext = direction === 'back' ? step.at >= at : step.at <= at;
  return isNext || !hasOfPage ? step.section : undefined;
}
