import { getCrestPosition } from '#src/rules/hard-moment/crest-position.ts';
import { getWavePosition, WAVE_SECONDS, WAVE_STARTS } from '#src/rules/hard-moment/wave-position.ts';
import { readPace, storePace } from '#src/session/pace.ts';

/** Measures of the drawing (`ui/wave/WaveScene.tsx`): position of the boat, width and height of the wave. */
const BOAT = { x: 195, water: 420, height: 118, slope: 190 } as const;

/** Relative speed of the layers: slower behind, faster in front. */
const LAYERS = { back: 0.55, main: 1, front: 1.5 } as const;

const formatClock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Moves the layers, by attributes, to a second of the wave. */
function draw(dialog: HTMLElement, second: number): void {
  const crest = getCrestPosition(second);
  const { water } = getWavePosition(second);
  const move = (layer: string, transform: string) =>
    dialog.querySelector(`[data-layer="${layer}"]`)?.setAttribute('transform', transform);
  for (const [layer, pace] of Object.entries(LAYERS)) move(layer, `translate(${BOAT.x + crest * BOAT.slope * pace} 0)`);
  // Slope under the boat, derived from the curve 3p² - 2p³.
  const part = 1 - Math.abs(crest);
  const slope = (6 * part * (1 - part) * BOAT.height) / BOAT.slope;
  const tilt = (Math.atan(slope) * 180) / Math.PI / 2;
  move('boat', `translate(${BOAT.x} ${BOAT.water - water * BOAT.height}) rotate(${crest < 0 ? -tilt : tilt})`);
}

/**
 * Prepares the three minutes over the page: the steps one by one, at the wave's pace or the user's. Returns a function
 * that starts them; null if an element is missing.
 */
export function prepareWave(wave: HTMLElement): (() => void) | null {
  const find = <E extends Element = HTMLElement>(name: string) => wave.querySelector<E>(`[data-wave-${name}]`);
  const dialog = wave.querySelector('dialog');
  const [clock, say, breath, pace] = [find('clock'), find('say'), find('breath'), find<HTMLInputElement>('pace')];
  const steps = [...wave.querySelectorAll('[data-wave-steps] li')].map(({ textContent }) => textContent ?? '');
  const room = wave.parentElement;
  const door = wave.closest('[data-door]');
  const nextButton = room?.querySelector<HTMLElement>('[data-wave-after]');
  if (!dialog || !clock || !say || !breath || !pace) return null;
  const still = matchMedia('(prefers-reduced-motion: reduce)');

  let isOwnPace = readPace();
  let second = 0;
  let breathed = 0;
  let timer = 0;

  const getStep = () => Math.min(getWavePosition(second).step, steps.length);

  const show = () => {
    const step = getStep();
    const text = steps[step - 1] ?? '';
    if (say.textContent !== text) say.textContent = text;
    const { left = '', step: count = '' } = clock.dataset;
    clock.textContent = pace.checked
      ? count.replace('{step}', String(step))
      : left.replace('{time}', formatClock(WAVE_SECONDS - second));
    const button = find<HTMLButtonElement>('back');
    if (button) button.hidden = step === 1;
    if (still.matches) return;
    draw(dialog, second);
    if (breathed > WAVE_SECONDS) return;
    const method = getWavePosition(breathed).breath;
    dialog.dataset.breath = method;
    breath.textContent = breath.dataset[method] ?? '';
  };

  const finish = () => {
    dialog.close();
    door?.setAttribute('data-waited', '');
    scrollTo(0, 0);
    nextButton?.focus({ preventScroll: true });
  };

  const tick = () => {
    breathed += 1;
    if (!pace.checked) second += 1;
    if (second >= WAVE_SECONDS) finish();
    else show();
  };

  const start = () => {
    [second, breathed] = [0, 0];
    pace.checked = isOwnPace ?? still.matches;
    const exit = document.querySelector('a[data-quick-exit]');
    const container = find('exit');
    if (exit && container && !container.firstChild) container.append(exit.cloneNode(true));
    door?.removeAttribute('data-waited');
    dialog.showModal();
    find('next')?.focus();
    show();
    timer = window.setInterval(tick, 1000);
  };

  find('steps')?.querySelector('details')?.removeAttribute('open');
  find('next')?.addEventListener('click', () => {
    const next = WAVE_STARTS[getStep()];
    if (next === undefined || getStep() >= steps.length) return finish();
    second = next;
    show();
  });
  find('back')?.addEventListener('click', () => {
    second = WAVE_STARTS[Math.max(getStep() - 2, 0)] ?? 0;
    show();
    if (second === 0) find('next')?.focus();
  });
  find('stop')?.addEventListener('click', () => dialog.close());
  pace.addEventListener('change', () => {
    isOwnPace = pace.checked;
    storePace(isOwnPace);
    show();
  });
  dialog.addEventListener('close', () => clearInterval(timer));

  const againButton = room?.querySelector<HTMLElement>('[data-wave-again]');
  if (againButton) {
    againButton.hidden = false;
    againButton.addEventListener('click', start);
  }
  return start;
}
