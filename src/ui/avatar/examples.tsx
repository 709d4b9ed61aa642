import type { Examples } from '../example.ts';
import { Avatar } from './Avatar.tsx';

export const examples: Examples = {
  component: 'Avatar',
  examples: [
    { name: 'small', element: <Avatar name="avatar-uil" /> },
    { name: 'large', element: <Avatar name="avatar-reiger" alt="Reiger" size="large" /> },
  ],
};
