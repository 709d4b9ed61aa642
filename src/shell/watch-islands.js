// Replaces a screen with an error message if its script failed or did not load, if it hangs, or if the browser is not
// supported. A plain script, because others may be missing.
{
  const words = document.querySelector('template[data-screen-failure]');
  const build = document.currentScript.src;
  const isOld = !document.createElement('dialog').showModal;
  const SLOW = 5;
  const ENDLESS = 15;
  const BEAT = 2000;

  // Shown once per page.
  const say = (place) => {
    if (document.querySelector('.screen-failure')) return;
    place.replaceChildren(words.content.lastElementChild.cloneNode(true));
    if (isOld) {
      place.querySelector('[data-why]').textContent = words.dataset.old;
      place.querySelector('[data-browsers]').hidden = false;
    }
    place.querySelector('[data-again]').onclick = () => location.reload();
    place.querySelector('h1').focus();
  };
  const isTyped = (island) =>
    [...island.querySelectorAll('input, textarea')].some(({ value, defaultValue }) => value !== defaultValue);
  // Stores an island's message, its waiting time, and whether it failed.
  const getBox = (island) => {
    island.box = island.box || document.createElement('div');
    if (!island.box.isConnected) island.before(island.box);
    return island.box;
  };
  const fail = (island) => {
    const box = getBox(island);
    if (island.hasFailed) return;
    island.hasFailed = true;
    box.replaceChildren();
    say(box);
    island.hidden = !isTyped(island);
  };
  const recover = (island) => {
    island.beats = 0;
    island.hidden = island.hasFailed = false;
    if (island.box) island.box.remove();
  };

  // A script of a replaced build no longer exists: reloads the page once, before any input.
  const reloadOnce = () => {
    try {
      if (sessionStorage.reloaded === build) return false;
      sessionStorage.reloaded = build;
      location.reload();
      return true;
    } catch {
      return false;
    }
  };

  document.addEventListener('screen-failure', ({ target }) => say(target));
  document.addEventListener('astro:hydration-error', async ({ target, detail }) => {
    const { status } = await fetch(detail.componentUrl, { method: 'HEAD' }).catch(() => ({}));
    if (status !== 404 || isTyped(target) || !reloadOnce()) fail(target);
  });
  const look = () => {
    for (const island of document.querySelectorAll('astro-island')) {
      const isAsleep = island.hasAttribute('ssr');
      if (!isAsleep && !island.querySelector('.skeleton')) recover(island);
      else {
        const beats = (island.beats || 0) + 1;
        island.beats = beats;
        if (beats >= ENDLESS || (isAsleep && (isOld || beats >= SLOW))) fail(island);
        else if (beats === SLOW) getBox(island).replaceChildren(words.content.firstElementChild.cloneNode(true));
      }
    }
  };
  setInterval(look, BEAT);
  if (isOld) look();
}
