import { Button } from '../button/Button.tsx';

interface Props {
  label: string;
  /** Current page, from 0. */
  page: number;
  pages: number;
  texts: {
    /** "Pagina 2 van 5"; `page` starts at 1 here. */
    readonly place: (page: number, pages: number) => string;
    readonly previous: string;
    readonly next: string;
  };
  onShow: (page: number) => void;
}

/** Pagination of a list with pages that have no URLs. Hidden if there is a single page. */
export function PageSteps({ label, page, pages, texts, onShow }: Props) {
  if (pages <= 1) return null;
  return (
    <nav className="page-steps" aria-label={label}>
      <Button kind="quiet" icon="chevron-left" disabled={page <= 0} onClick={() => onShow(page - 1)}>
        {texts.previous}
      </Button>
      <p aria-live="polite">{texts.place(page + 1, pages)}</p>
      <Button kind="quiet" icon="chevron-right" disabled={page >= pages - 1} onClick={() => onShow(page + 1)}>
        {texts.next}
      </Button>
    </nav>
  );
}
