import { readNickname } from '#src/rules/fields/nickname.ts';
import type { User } from '../../identity/find-user.ts';

/** Whether somebody has a nickname from before its rules: another has it too, or it may not be one any more. */
export const hasToRename = ({ nickname, nicknameKey }: Pick<User, 'nickname' | 'nicknameKey'>): boolean =>
  nickname !== null && nickname.trim() !== '' && (nicknameKey === null || !readNickname(nickname).ok);
