interface View {
  readonly key: string;
  readonly label: string;
  readonly href: string;
  /** Number of items; omitted if they are not counted. */
  readonly count?: number;
}

interface Props {
  label: string;
  views: readonly View[];
  current: string;
}

/** Links to the lists of one screen, each at a separate URL. */
export function Views({ label, views, current }: Props) {
  return (
    <nav className="desk-views" aria-label={label}>
      <ul>
        {views.map(({ key, label: name, href, count }) => (
          <li key={key}>
            <a href={href} aria-current={key === current ? 'page' : undefined}>
              {name}
              {count !== undefined && <span className="desk-view-count"> {count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
