import type { Examples } from '../example.ts';
import { Wave } from './Wave.tsx';
import { WaveScene } from './WaveScene.tsx';

const words = {
  title: 'De golf',
  about: 'Dit is een tekening van een golf. Hij meet niet hoe het met jou gaat.',
  read: 'Lees de stappen',
  left: 'Nog {time}',
  step: 'Stap {step} van 7',
  breathe: 'Adem rustig in … en langzaam uit …',
  in: 'Adem in',
  out: 'Adem uit',
  pace: 'Ik ga zelf verder, in mijn eigen tempo',
  next: 'Verder',
  back: 'Terug',
  stop: 'Stop',
};

export const examples: Examples = {
  component: 'Wave',
  examples: [
    {
      name: 'as text',
      element: (
        <Wave
          steps={['Ga zitten, of leun ergens tegenaan.', 'Adem in, en langzaam uit.']}
          words={words}
          numbers={[{ phone: '112', dial: '112', label: 'Bel 112' }]}
        />
      ),
    },
    { name: 'the picture', element: <WaveScene /> },
  ],
};
