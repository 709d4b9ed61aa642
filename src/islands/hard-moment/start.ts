import { prepareWave } from './wave.ts';

const DOORS = 'details[data-door]';

/**
 * Opens one door at a time: it fills the screen, its id is the URL fragment, and Back returns to all doors. Clicking the
 * wave's door also starts the wave. For other fragments, such as the phone numbers, all doors are visible and the
 * browser scrolls.
 */
function openByAddress(screen: HTMLElement): void {
  const doors = [...screen.querySelectorAll<HTMLDetailsElement>(DOORS)];
  const show = () => {
    const name = decodeURIComponent(location.hash.slice(1));
    const openDoor = doors.find(({ id }) => id === name);
    for (const door of doors) {
      if (door !== openDoor) door.querySelector('dialog')?.close();
      door.open = door === openDoor;
    }
    screen.toggleAttribute('data-view', openDoor !== undefined);
    // Hiding the other doors moves the chosen one to the top.
    if (openDoor) scrollTo(0, 0);
  };
  for (const door of doors) {
    const wave = door.querySelector<HTMLElement>('[data-wave]');
    const begin = wave && prepareWave(wave);
    door.querySelector('summary')?.addEventListener('click', (event) => {
      event.preventDefault();
      const hash = screen.hasAttribute('data-view') && !begin ? '#doors' : `#${door.id}`;
      // The quick exit goes back by the number of added entries.
      const doors = (history.state?.doors ?? 0) + (hash === location.hash ? 0 : 1);
      location.hash = hash;
      history.replaceState({ doors }, '');
      // Called directly, because on slow phones the `hashchange` event comes later.
      show();
      begin?.();
    });
  }
  addEventListener('hashchange', show);
  show();
}

/** Adds the interactions of the hard-moment screen, which is complete and readable without script. */
export function startHardMoment(): void {
  const screen = document.querySelector<HTMLElement>('[data-hard-moment]');
  if (screen) openByAddress(screen);
}
