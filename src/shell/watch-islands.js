// Says in the place of a screen that it does not work: where its script failed or never came, where it waits without
// end, and where the browser is older than those that are promised. A plain script, as the others may be what is missing.
{
  const words = document.querySelector('template[data-screen-failure]');
  const build = document.currentScript.src;
  const isOld = !document.createElement('dialog').showModal;
  const SLOW = 5;
  const ENDLESS = 15;
  const BEAT = 2000;

  const say = (place) => {
    place.replaceChildren(words.content.lastElementChild.cloneNode(true));
    if (isOld) {
      place.querySelector('[data-why]').textContent = words.dataset.old;
      for (const link of place.querySelectorAll('[data-browsers]')) link.hidden = false;
    }
    place.querySelector('[data-again]').onclick = () => location.reload();
    place.querySelector('h1').focus();
  };
  // Said once, also where a page holds several.
  const isSaid = () => document.querySelector('.screen-failure');
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
    if (!isSaid()) say(box);
    island.hidden = !isTyped(island);
  };
  const recover = (island) => {
    island.beats = 0;
    if (!island.box) return;
    island.box.remove();
    island.box = null;
    island.hidden = island.hasFailed = false;
  };

  // A script of a build that was replaced is gone: the page of the new one is loaded, once, before anything was typed.
  const reloadOnce = () => {
    try {
      if (sessionStorage.reloaded === build) return false;
      sessionStorage.reloaded = build;
    } catch {
      return false;
    }
    location.reload();
    return true;
  };

  if (words) {
    document.addEventListener('screen-failure', ({ target }) => {
      if (!isSaid()) say(target);
    });
    document.addEventListener('astro:hydration-error', async ({ target, detail }) => {
      const isGone = await fetch(detail.componentUrl, { method: 'HEAD' }).then(
        ({ status }) => status === 404,
        () => false,
      );
      if (!isGone || isTyped(target) || !reloadOnce()) fail(target);
    });
    const look = () => {
      for (const island of document.querySelectorAll('astro-island')) {
        const isAsleep = island.hasAttribute('ssr');
        if (!isAsleep && !island.querySelector('.skeleton')) recover(island);
        else {
          island.beats = (island.beats || 0) + 1;
          const { beats } = island;
          if (beats >= ENDLESS || (isAsleep && (isOld || beats >= SLOW))) fail(island);
          else if (beats === SLOW) boxOf(island).replaceChildren(words.content.firstElementChild.cloneNode(true));
        }
      }
    };
    setInterval(look, BEAT);
    if (isOld) look();
  }
}
