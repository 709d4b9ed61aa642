// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { hydrateBlock } from './island.ts';

it('opens every answer with one press, closes them with the next, and is named after what it does', () => {
  const answer = '<details><summary>Vraag</summary></details>';
  document.body.innerHTML = `<button data-faq-all data-close="Sluit alles">Open alles</button>${answer}${answer}`;
  hydrateBlock(document.body);
  const button = document.querySelector('button');
  const states = () => [...document.querySelectorAll('details')].map(({ open }) => open);
  expect([button?.dataset.faqAll, button?.textContent]).toEqual(['shown', 'Open alles']);
  document.querySelector('details')?.setAttribute('open', '');
  button?.click();
  expect([...states(), button?.textContent]).toEqual([true, true, 'Sluit alles']);
  button?.click();
  expect([...states(), button?.textContent]).toEqual([false, false, 'Open alles']);
});

it('leaves a list without the button as it is', () => {
  document.body.innerHTML = '<details><summary>Vraag</summary></details>';
  expect(() => hydrateBlock(document.body)).not.toThrow();
});
