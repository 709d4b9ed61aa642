import { Icon } from '../icon/Icon.tsx';

interface Props {
  /** Key of the programme, which selects the colours of the mark. */
  mark: string;
  name: string;
  href: string;
  text?: string | undefined;
}

/** A programme in a list: a mark, its name and a short description. */
export function ProgrammeLink({ mark, name, href, text }: Props) {
  return (
    <a className="programme-link" href={href}>
      <span className={`programme-mark programme-mark-${mark}`} aria-hidden="true" />
      <span>
        <span className="programme-link-name">{name}</span>
        {text && <span className="programme-link-text">{text}</span>}
      </span>
      <Icon name="arrow-right" />
    </a>
  );
}
