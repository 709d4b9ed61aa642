import { prepareWave } from './wave.ts';

const DOORS = 'details[data-door]';

/** The door that is open while none is chosen: its first steps are readable without a click. */
const FIRST = 'craving';

/**
 * One door at a time: it fills the screen, its name is in the address, and Back leads to all of them. For any other
 * fragment of the address, such as the numbers, the browser itself scrolls, beside all doors.
 */
function openByAddress(screen: HTMLElement): void {
  const doors = [...screen.querySelectorAll<HTMLDetailsElement>(DOORS)];
  const show = () => {
    const name = decodeURIComponent(location.hash.slice(1));
    const chosen = doors.find(({ id }) => id === name);
    for (const door of doors) door.open = chosen ? door === chosen : door.dataset.door === FIRST;
    screen.toggleAttribute('data-view', chosen !== undefined);
    // The other doors are removed from the page above it.
    if (chosen) scrollTo(0, 0);
  };
  for (const door of doors) {
    door.querySelector('summary')?.addEventListener('click', (event) => {
      event.preventDefault();
      location.hash = screen.hasAttribute('data-view') ? '#doors' : `#${door.id}`;
      // Immediately: the event of the address comes later on a slow phone.
      show();
    });
  }
  addEventListener('hashchange', show);
  show();
}

/** Hydrates the screen for a hard moment, whose content is complete and readable without script. */
export function startHardMoment(): void {
  const screen = document.querySelector<HTMLElement>('[data-hard-moment]');
  if (!screen) return;
  openByAddress(screen);
  for (const wave of screen.querySelectorAll<HTMLElement>('[data-wave]')) prepareWave(wave);
}
