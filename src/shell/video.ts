import { readConsentCookie } from '#src/session/cookies.ts';
import { CONSENT_CHANGED } from './consent-event.ts';

const ADDRESSES: Readonly<Record<string, (id: string, hash: string) => string>> = {
  youtube: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
  vimeo: (id, hash) => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${hash && `&h=${hash}`}`,
};

function play(card: HTMLElement): void {
  const { video = '', videoId = '', videoTitle = '' } = card.dataset;
  const [id = '', hash = ''] = videoId.split('/').map(encodeURIComponent);
  const url = ADDRESSES[video]?.(id, hash);
  if (!url) return;
  const frame = document.createElement('iframe');
  // A player refuses to start if it does not know the embedding site. It receives only the host, not the path.
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.src = url;
  frame.title = videoTitle;
  frame.allow = 'autoplay; fullscreen; picture-in-picture';
  card.replaceChildren(frame);
  frame.focus();
}

function showQuestion(card: HTMLElement): void {
  const question = document.querySelector<HTMLTemplateElement>('template[data-video-question]');
  if (!question) return;
  card.replaceChildren(question.content.cloneNode(true));
  card.querySelector<HTMLElement>('button')?.focus();
  document.addEventListener(
    CONSENT_CHANGED,
    () => {
      if (readConsentCookie()?.video) play(card);
    },
    { once: true },
  );
}

/** Loads a video only after the visitor agreed to contact its provider: once, or for all videos. */
export function requireVideoConsent(): void {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-video-play],[data-video-once]');
    const card = button?.closest<HTMLElement>('[data-video]');
    if (!button || !card) return;
    if ('videoOnce' in button.dataset || readConsentCookie()?.video) play(card);
    else showQuestion(card);
  });
}
