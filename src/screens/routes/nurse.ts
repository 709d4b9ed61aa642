import { PROFESSIONAL, type Screen } from '../screen.ts';

function nurseScreen(id: string, nl: string, content: 'with-island' | 'none'): Screen {
  return { id, paths: { nl }, access: 'private', variants: PROFESSIONAL, island: id, frame: 'page', content };
}

/** Screens for practice nurses. The guided domain is in Dutch only. */
export const NURSE_SCREENS: readonly Screen[] = [
  nurseScreen('clients', '/clienten', 'with-island'),
  { ...nurseScreen('client', '/client/:domain/:uid', 'none'), partOf: 'clients' },
  nurseScreen('second-step', '/tweede-stap', 'none'),
  nurseScreen('client-invitation', '/client-uitnodigen', 'with-island'),
];
