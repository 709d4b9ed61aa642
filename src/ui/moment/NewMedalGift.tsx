import { Medal, type MedalImage } from '../medal/Medal.tsx';

interface Props {
  /** Short line above the name: "Een medaille voor jou". */
  kicker: string;
  name: string;
  description: string;
  image: MedalImage | null;
  /** Link to all medals. */
  link: { href: string; label: string };
}

/** A new medal, in the sheet of its event. */
export function NewMedalGift({ kicker, name, description, image, link }: Props) {
  return (
    <div className="moment-gift">
      <Medal image={image} progress={100} />
      <div>
        <p className="soft">{kicker}</p>
        <h3>{name}</h3>
        {description && <p>{description}</p>}
        <p>
          <a href={link.href}>{link.label}</a>
        </p>
      </div>
    </div>
  );
}
