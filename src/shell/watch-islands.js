// Says in the place of a screen that it does not work: where its script failed or never came, where it waits without
// end, and where the browser is older than those that are promised. A plain script, as the others may be what is missing.
{
  const words = document.querySelector('template[data-screen-failure]');
  const build = document.currentScript.src;
  const isOld = typeof HTMLDialogElement !== 'function' || !HTMLDialogElement.prototype.showModal;
  const waits = new Map();
  const boxes = new Map();
  const SLOW = 5;
  const ENDLESS = 15;
  const BEAT = 2000;

  const say = (place) => {
    place.replaceChildren(words.content.cloneNode(true));
    if (isOld) {
      place.querySelector('[data-why]').textContent = words.dataset.old;
      place.querySelector('[data-browsers]')?.removeAttribute('hidden');
    }
    place.querySelector('[data-again]').addEventListener('click', () => location.reload());
    place.querySelector('h1').focus();
  };
  const isTyped = (island) =>
    [...island.querySelectorAll('input, textarea')].some((field) => field.value !== field.defaultValue);
  const boxOf = (island) => {
    if (!boxes.has(island)) boxes.set(island, document.createElement('div'));
    const box = boxes.get(island);
    if (!box.isConnected) island.before(box);
    return box;
  };
  const fail = (island) => {
    const box = boxOf(island);
    if (box.dataset.screenFailed !== undefined) return;
    box.dataset.screenFailed = '';
    // Said once, also where a page holds several.
    if (document.querySelector('.screen-failure')) box.replaceChildren();
    else say(box);
    island.hidden = !isTyped(island);
  };
  const tellSlow = (island) => {
    const line = document.createElement('p');
    line.className = 'page-width soft';
    line.setAttribute('role', 'status');
    line.textContent = words.dataset.slow;
    boxOf(island).replaceChildren(line);
  };
  const recover = (island) => {
    waits.delete(island);
    if (!boxes.has(island)) return;
    boxes.get(island).remove();
    boxes.delete(island);
    island.hidden = false;
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
      if (!document.querySelector('.screen-failure')) say(target);
    });
    document.addEventListener('astro:hydration-error', async ({ target, detail }) => {
      const answer = await fetch(detail.componentUrl, { method: 'HEAD' }).catch(() => null);
      const isGone = answer && answer.status === 404;
      if (!isGone || isTyped(target) || !reloadOnce()) fail(target);
    });
    const look = () => {
      for (const island of document.querySelectorAll('astro-island')) {
        const isAsleep = island.hasAttribute('ssr');
        if (!isAsleep && !island.querySelector('.skeleton')) recover(island);
        else {
          const beats = (waits.get(island) || 0) + 1;
          waits.set(island, beats);
          if (beats >= ENDLESS || (isAsleep && (isOld || beats >= SLOW))) fail(island);
          else if (beats === SLOW) tellSlow(island);
        }
      }
    };
    setInterval(look, BEAT);
    if (isOld) look();
  }
}
