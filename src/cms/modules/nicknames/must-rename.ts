import { readNickname } from '#src/rules/fields/nickname.ts';
import type { User } from '../../identity/find-user.ts';

/** Returns true for a nickname from before the current rules: another user has it too, or it is no longer allowed. */
export const mustRename = ({ nickname, nicknameKey }: Pick<User, 'nickname' | 'nicknameKey'>): boolean =>
  nickname !== null && nickname.trim() !== '' && (nicknameKey === null || !readNickname(nickname).ok);
