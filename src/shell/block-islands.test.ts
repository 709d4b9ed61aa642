// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { hydrateBlocks } from './block-islands.ts';

const QUOTE = '<div data-block-island="quote_wall"><button>0 keer geholpen</button></div>';

/** Adds a button that counts its clicks. */
const hydrateBlock = (block: HTMLElement) => {
  const button = block.querySelector('button');
  let count = 0;
  button?.addEventListener('click', () => {
    count += 1;
    button.textContent = `${count} keer geholpen`;
  });
};

it('enlivens every paragraph that has a script, each by itself, and leaves the others as they are', () => {
  document.body.innerHTML = `${QUOTE}${QUOTE}<div data-block-island="unknown"><button>Blijft</button></div>`;
  hydrateBlocks({ quote_wall: hydrateBlock });
  const buttons = [...document.querySelectorAll('button')];
  for (const button of buttons.slice(1)) button.click();
  buttons[1]?.click();
  expect(buttons.map((button) => button.textContent)).toEqual(['0 keer geholpen', '2 keer geholpen', 'Blijft']);
});
