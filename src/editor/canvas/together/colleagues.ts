import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import type { PresentColleague } from '#src/contract/desk/report-presence.ts';

/** Colleagues who have the edited page open. */
const $colleagues = atom<readonly PresentColleague[]>([]);

export const setColleagues = (colleagues: readonly PresentColleague[]): void => $colleagues.set(colleagues);

export const useColleagues = (): readonly PresentColleague[] => useStore($colleagues);
