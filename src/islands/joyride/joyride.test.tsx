import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Joyride } from './Joyride.tsx';

const texts = {
  open: 'Start',
  label: 'Rondleiding',
  progress: '{{step}} van {{total}}',
  next: 'Volgende',
  close: 'Sluit',
};
const getStep = (uuid: string) => ({ uuid, html: `<h2>Stap ${uuid}</h2>` as never });

it('is closed until script opens it, shows one page and says how many there are', () => {
  const link = { href: '/form/goal', text: 'Maak mijn plan' };
  const html = renderToString(
    <Joyride
      title="Welkom"
      steps={[getStep('a'), getStep('b')]}
      start={link}
      safety={null}
      skip={{ href: '/programma', text: 'Overslaan' }}
      language="nl"
      texts={texts}
    />,
  );
  expect(html).toContain('1 van 2');
  expect(html).toContain('Stap a');
  expect(html).not.toContain('Stap b');
  expect(html).not.toContain('<dialog open');
  expect(html).not.toContain('Start');
  expect(html).toContain('Overslaan');
});
