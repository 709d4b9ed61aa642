interface Props {
  label: string;
  views: readonly { readonly key: string; readonly label: string; readonly href: string }[];
  current: string;
}

/** The lists of one screen, each at its own address. */
export function Views({ label, views, current }: Props) {
  return (
    <nav className="people-views" aria-label={label}>
      <ul>
        {views.map(({ key, label: name, href }) => (
          <li key={key}>
            <a href={href} aria-current={key === current ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
