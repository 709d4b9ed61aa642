/** Shows the button that expands all answers, or collapses them if all are expanded. */
export function hydrateBlock(block: HTMLElement): void {
  const button = block.querySelector<HTMLButtonElement>('[data-faq-all]');
  if (!button) return;
  const answers = [...block.querySelectorAll('details')];
  const [open, close] = [button.textContent, button.dataset.close ?? ''];
  const areOpen = () => answers.every((answer) => answer.open);
  const name = () => {
    button.textContent = areOpen() ? close : open;
  };
  button.addEventListener('click', () => {
    const isOpen = !areOpen();
    for (const answer of answers) answer.open = isOpen;
    name();
  });
  for (const answer of answers) answer.addEventListener('toggle', name);
  button.dataset.faqAll = 'shown';
  name();
}
