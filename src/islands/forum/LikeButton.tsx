import type { FlagState } from '#src/contract/forum-author.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { RowAction } from '#src/ui/row-action/RowAction.tsx';
import { type FlagSubject, likeOf } from './flagged.ts';
import { silencedWords } from './silenced-words.ts';
import { useToggle } from './use-toggle.ts';

interface Props {
  target: FlagSubject;
  flags: FlagState;
  /** Author of the text. */
  about: string;
}

/** Likes a text; a second click removes the like. */
export function LikeButton({ target, flags, about }: Props) {
  const { t } = useIsland();
  const { isOn, toggle } = useToggle(likeOf(target), flags.isLiked, (failure) =>
    showToast('failed', silencedWords(failure) ?? t('forum.failed.like')),
  );
  const others = flags.likes - (flags.isLiked ? 1 : 0);
  const count = others + (isOn ? 1 : 0);
  const label = count === 0 ? t('forum.like') : t('forum.likes', { count });
  return <RowAction icon="heart" label={label} about={about} aria-pressed={isOn} onClick={toggle} />;
}
