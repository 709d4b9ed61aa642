import { EDIT_MARK } from '#src/session/tab-keys.ts';

const KEYS = { name: 'site-edit.name', link: 'site-edit.link', hide: 'site-edit.hide' } as const;

/** Loads the texts of the link, which are not included in pages because only staff see them. */
async function loadTexts(language: string): Promise<(key: string) => string> {
  const answer = await fetch(`/locales/${language}/site-edit.json`);
  const body = (await answer.json()) as Readonly<Record<string, string>>;
  return (key) => body[key.replace(/^.*\./, '')] ?? '';
}

/** Renders the edit link at the bottom of the window. Its styles are not in the style sheet of the frame. */
export async function showEditLink(): Promise<void> {
  const { lang, dataset } = document.documentElement;
  const word = await loadTexts(lang);
  const path = location.pathname.replace(new RegExp(`^/${lang}(?=/|$)`), '') || '/';
  const query = new URLSearchParams({ site: dataset.domain ?? '', language: lang, path });
  const bar = document.createElement('aside');
  bar.setAttribute('aria-label', word(KEYS.name));
  Object.assign(bar.style, {
    position: 'sticky',
    insetBlockEnd: '0',
    zIndex: '1',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '0.5rem',
    padding: '0.5rem 1rem',
    background: 'var(--surface)',
    borderBlockStart: '2px solid var(--line)',
  });
  const link = document.createElement('a');
  link.className = 'button';
  link.href = `/beheer/bewerk?${query}`;
  link.textContent = word(KEYS.link);
  const hide = document.createElement('button');
  hide.type = 'button';
  hide.className = 'button button-plain';
  hide.textContent = word(KEYS.hide);
  hide.addEventListener('click', () => {
    localStorage.removeItem(EDIT_MARK);
    bar.remove();
  });
  bar.append(link, hide);
  document.body.append(bar);
}
