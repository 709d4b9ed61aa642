import type { StarterMenu, StarterPage, StarterQuestion } from './starter.ts';

/** Everything an empty installation is filled with. */
export interface StarterContent {
  readonly pages: readonly StarterPage[];
  readonly questions: readonly StarterQuestion[];
  readonly menus: readonly StarterMenu[];
}

export const STARTER: StarterContent = { pages: [], questions: [], menus: [] };
