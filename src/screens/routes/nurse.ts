import { PROFESSIONAL, type Screen } from '../screen.ts';

function createNurseScreen(id: string, nl: string, content: 'with-island' | 'none'): Screen {
  return { id, paths: { nl }, access: 'private', variants: PROFESSIONAL, island: id, frame: 'page', content };
}

/** Screens for practice nurses. The guided domain is in Dutch only. */
export const NURSE_SCREENS: readonly Screen[] = [
  createNurseScreen('clients', '/clienten', 'with-island'),
  { ...createNurseScreen('client', '/client/:domain/:uid', 'none'), partOf: 'clients' },
  createNurseScreen('second-step', '/tweede-stap', 'none'),
  createNurseScreen('client-invitation', '/client-uitnodigen', 'with-island'),
];
