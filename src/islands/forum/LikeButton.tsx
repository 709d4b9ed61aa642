import { useEffect, useRef, useState } from 'react';
import { type FlagParams, flagContent, unflagContent } from '#src/contract/flags.ts';
import type { FlagState } from '#src/contract/forum.ts';
import type { Failure } from '#src/contract/result.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { RowAction } from '#src/ui/row-action/RowAction.tsx';
import { type FlagSubject, toLikeParams } from './flagged.ts';
import { getRefusalMessage } from './refusal-message.ts';

interface Toggle {
  readonly isOn: boolean;
  readonly toggle: () => void;
}

/**
 * Provides the state of a flag that changes immediately and is reverted on failure. Only one request runs at a time,
 * and the last click wins.
 */
function useToggle(params: FlagParams, start: boolean, onFailed: (failure: Failure) => void): Toggle {
  const [isOn, setOn] = useState(start);
  const wantedRef = useRef(start);
  const knownRef = useRef(start);
  const isBusy = useRef(false);

  useEffect(() => {
    if (isBusy.current) return;
    wantedRef.current = start;
    knownRef.current = start;
    setOn(start);
  }, [start]);

  const sendLikes = async () => {
    isBusy.current = true;
    while (wantedRef.current !== knownRef.current) {
      const next = wantedRef.current;
      const result = await getApiClient().call(next ? flagContent : unflagContent, { params });
      if (!result.ok) {
        wantedRef.current = knownRef.current;
        setOn(knownRef.current);
        onFailed(result.failure);
        break;
      }
      knownRef.current = next;
    }
    isBusy.current = false;
  };

  return {
    isOn,
    toggle: () => {
      wantedRef.current = !wantedRef.current;
      setOn(wantedRef.current);
      if (!isBusy.current) void sendLikes();
    },
  };
}

interface Props {
  target: FlagSubject;
  flags: FlagState;
  /** Author of the text. */
  about: string;
}

/** Button that likes a text; a second click removes the like. */
export function LikeButton({ target, flags, about }: Props) {
  const { t } = useIsland();
  const { isOn, toggle } = useToggle(toLikeParams(target), flags.isLiked, (failure) =>
    showToast('failed', getRefusalMessage(failure) ?? t('forum.failed.like')),
  );
  const otherLikes = flags.likes - (flags.isLiked ? 1 : 0);
  const count = otherLikes + (isOn ? 1 : 0);
  const label = count === 0 ? t('forum.like') : t('forum.likes', { count });
  return <RowAction icon="heart" label={label} about={about} aria-pressed={isOn} onClick={toggle} />;
}
