const DOORS = 'details[data-door]';

/**
 * One door at a time: it fills the screen, its name stands in the address, and Back closes it. What else the address
 * names, such as the numbers, is scrolled to by the browser itself, with all doors closed.
 */
export function openByAddress(screen: HTMLElement): void {
  const doors = [...screen.querySelectorAll<HTMLDetailsElement>(DOORS)];
  const show = () => {
    const name = decodeURIComponent(location.hash.slice(1));
    const open = doors.find(({ id }) => id === name);
    for (const door of doors) door.open = door === open;
    screen.toggleAttribute('data-view', open !== undefined);
    // The other doors are gone from the page above it.
    if (open) scrollTo(0, 0);
  };
  for (const door of doors) {
    door.querySelector('summary')?.addEventListener('click', (event) => {
      event.preventDefault();
      location.hash = door.open ? '#doors' : `#${door.id}`;
    });
  }
  addEventListener('hashchange', show);
  show();
}
