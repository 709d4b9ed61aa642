// Says in the place of a screen that it does not work: where its script failed or never came, where it waits without
// end, and where the browser is older than those that are promised. A plain script, as the others may be what is missing.
{
  const words = document.querySelector('template[data-screen-failure]');
  const build = document.currentScript.src;
  const isOld = !document.createElement('dialog').showModal;
  const SLOW = 5;
  const ENDLESS = 15;
  const BEAT = 2000;

  // Said once, also where a page holds several.
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
  // An island carries its place for words, how long it waits, and whether it failed.
  const boxOf = (island) => {
    island.box = island.box || document.createElement('div');
    if (!island.box.isConnected) island.before(island.box);
    return island.box;
  };
  const fail = (island) => {
    const box = boxOf(island);
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

  // A script of a build that was replaced is gone: the page of the new one is loaded, once, before anything was typed.
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
        else if (beats === SLOW) boxOf(island).replaceChildren(words.content.firstElementChild.cloneNode(true));
      }
    }
  };
  setInterval(look, BEAT);
  if (isOld) look();
}
