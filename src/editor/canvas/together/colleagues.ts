import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import type { Colleague } from '#src/contract/desk/page-here.ts';

/** Colleagues who have the edited page open. */
const $colleagues = atom<readonly Colleague[]>([]);

export const setColleagues = (colleagues: readonly Colleague[]): void => $colleagues.set(colleagues);

export const useColleagues = (): readonly Colleague[] => useStore($colleagues);
