import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { listPages, type PageRow } from '#src/contract/desk/page-list.ts';
import type { DeskScreen } from '#src/screens/desk/screen.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { canOpenScreen } from '../can-open-screen.ts';
import { formatDomainNames, getLanguageName, getTypeName } from '../names.ts';

interface SearchResult {
  readonly href: string;
  readonly title: string;
  /** Language of the title, if it may differ from the language of the desk. */
  readonly lang?: string;
  readonly about: string;
}

interface Props {
  readonly screens: readonly DeskScreen[];
}

const PAUSE_MS = 200;

/** Maximum number of pages shown in addition to the screens. */
const MAX_PAGES = 8;

/** Returns the search text after a pause in typing. */
function useRested(input: string): string {
  const [rested, setRested] = useState('');
  useEffect(() => {
    const pause = setTimeout(() => setRested(input), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [input]);
  return rested;
}

/** Returns the screens for this user with a name that contains the search text; all screens if it is empty. */
function useScreens(screens: readonly DeskScreen[], input: string): readonly SearchResult[] {
  const { t, href } = useIsland();
  const { role } = useUser();
  return screens
    .filter(({ group, id, access }) => (group !== null || id === 'home') && canOpenScreen(access, role))
    .map(({ id }) => ({ href: href(id), title: t(`desk.screens.${id}`), about: t('desk.palette.screen') }))
    .filter(({ title }) => title.toLowerCase().includes(input.toLowerCase()));
}

/** Returns the pages that match a search, each with a link to its editor; an empty list without a search text. */
function usePages(text: string | null) {
  const { href, language } = useIsland();
  const fetchState = useCall(listPages, text === null ? null : { query: { words: text } }, { keepsFormer: true });
  const isDone = text === null || fetchState.status === 'error' || (fetchState.status === 'done' && fetchState.isFresh);
  const pageRows = text !== null && fetchState.status === 'done' ? fetchState.value.rows : [];
  // Pages with the search text in their title are listed before pages that contain it in their text.
  const isCalled = ({ title }: PageRow) => title.toLowerCase().includes((text ?? '').toLowerCase());
  const [calls, otherPages] = [pageRows.filter(isCalled), pageRows.filter((row) => !isCalled(row))];
  const rows = [...calls, ...otherPages].slice(0, MAX_PAGES);
  const pages = rows.map((row): SearchResult => {
    const about = [
      getTypeName(row.type, language),
      formatDomainNames(row.domains, language),
      getLanguageName(row.language, language),
    ];
    return {
      href: href('page-editor', { nid: row.nid, language: row.language }),
      title: row.title,
      lang: row.language,
      about: about.join(' · '),
    };
  });
  return { isDone, pages };
}

/** Search dialog that opens any page, by its title, URL and text, and any screen of the desk. */
export function Palette({ screens }: Props) {
  const { t } = useIsland();
  const { role } = useUser();
  const [typed, setTyped] = useState('');
  const text = useRested(typed.trim());
  const box = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const listLinks = () => [...(box.current?.querySelectorAll<HTMLAnchorElement>('.palette-results a') ?? [])];
  const searchResults = useScreens(screens, text);
  const { isDone, pages } = usePages(text !== '' && canOpenScreen('editor', role) ? text : null);
  const all = [...pages, ...searchResults];

  // Enter opens the first result, or waits for it while the search is running.
  const [isAwaited, setAwaited] = useState(false);
  const isReady = isDone && text === typed.trim();
  const first = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (!isAwaited || !isReady) return;
    setAwaited(false);
    first.current?.click();
  }, [isAwaited, isReady]);

  // The dialog focuses the element with autofocus when it opens.
  const start = (element: HTMLInputElement | null) => {
    input.current = element;
    element?.setAttribute('autofocus', '');
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const all = listLinks();
    const index = all.indexOf(document.activeElement as HTMLAnchorElement) + step;
    (index < 0 ? input.current : all[Math.min(index, all.length - 1)])?.focus();
  };
  return (
    <search>
      <form
        className="stack"
        ref={box}
        onKeyDown={onKeyDown}
        onSubmit={(event) => {
          event.preventDefault();
          setAwaited(true);
        }}
      >
        <label htmlFor="palette">{t('desk.palette.label')}</label>
        <span className="palette-field">
          <Icon name="search" />
          <input
            ref={start}
            id="palette"
            type="search"
            className="control"
            autoComplete="off"
            value={typed}
            onChange={(event) => {
              setAwaited(false);
              setTyped(event.target.value);
            }}
          />
        </span>
        <p className="soft" role="status">
          {isReady ? t('desk.palette.count', { count: all.length }) : t('desk.loading')}
        </p>
        <ul className="palette-results">
          {all.map(({ href, title, lang, about }, index) => (
            <li key={href}>
              <a href={href} ref={index === 0 ? first : undefined}>
                <span lang={lang}>{title || t('desk.untitled')}</span> <span className="soft">{about}</span>
              </a>
            </li>
          ))}
        </ul>
      </form>
    </search>
  );
}
