import { Icon } from '../icon/Icon.tsx';

/** A page number, from 1, or a gap between page numbers. */
export type PagerItem = number | 'gap';

interface Props {
  label: string;
  items: readonly PagerItem[];
  current: number;
  href: (page: number) => string;
  texts: { readonly page: (page: number) => string; readonly previous: string; readonly next: string };
}

/** Pagination of a list, with the given page numbers. Hidden if there is a single page. */
export function Pager({ label, items, current, href, texts }: Props) {
  const last = items.filter((item) => item !== 'gap').at(-1) ?? 1;
  if (last <= 1) return null;
  return (
    <nav className="pager" aria-label={label}>
      <ol>
        {current > 1 && (
          <li>
            <a href={href(current - 1)} aria-label={texts.previous} rel="prev">
              <Icon name="chevron-left" />
            </a>
          </li>
        )}
        {items.map((item, index) => (
          <li key={item === 'gap' ? `gap-${items[index - 1]}` : item}>
            {item === 'gap' ? (
              <span aria-hidden="true">…</span>
            ) : (
              <a href={href(item)} aria-label={texts.page(item)} aria-current={item === current ? 'page' : undefined}>
                {item}
              </a>
            )}
          </li>
        ))}
        {current < last && (
          <li>
            <a href={href(current + 1)} aria-label={texts.next} rel="next">
              <Icon name="chevron-right" />
            </a>
          </li>
        )}
      </ol>
    </nav>
  );
}
