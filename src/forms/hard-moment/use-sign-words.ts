import { SIGNS } from '#src/rules/hard-moment/own-things.ts';
import { useIsland } from '#src/session/Island.tsx';

/** Names the chosen signs in one line: ours by their texts, own words as they were typed. */
export function useSignWords(): (signs: readonly string[]) => string {
  const { t } = useIsland();
  const nameSign = (sign: string) => {
    const ours = SIGNS.find((one) => one === sign);
    return ours ? t(`hard-moment.signs.names.${ours}`) : sign;
  };
  return (signs) => signs.map(nameSign).join(' · ');
}
