import type { Examples } from '../example.ts';
import { Icon } from './Icon.tsx';
import { ICONS, type IconName } from './icons.ts';

export const examples: Examples = {
  component: 'Icon',
  examples: (Object.keys(ICONS) as IconName[]).map((name) => ({ name, element: <Icon name={name} /> })),
};
