import { Button } from '../button/Button.tsx';

interface Props {
  label: string;
  /** Counts from 0. */
  page: number;
  pages: number;
  words: {
    /** "Pagina 2 van 5"; the page counts from 1 here. */
    readonly place: (page: number, pages: number) => string;
    readonly previous: string;
    readonly next: string;
  };
  onShow: (page: number) => void;
}

/** Navigation in a list whose pages have no addresses. Hidden if there is a single page. */
export function PageSteps({ label, page, pages, words, onShow }: Props) {
  if (pages <= 1) return null;
  return (
    <nav className="page-steps" aria-label={label}>
      <Button kind="quiet" icon="chevron-left" disabled={page <= 0} onClick={() => onShow(page - 1)}>
        {words.previous}
      </Button>
      <p aria-live="polite">{words.place(page + 1, pages)}</p>
      <Button kind="quiet" icon="chevron-right" disabled={page >= pages - 1} onClick={() => onShow(page + 1)}>
        {words.next}
      </Button>
    </nav>
  );
}
