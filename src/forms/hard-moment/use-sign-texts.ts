import { WARNING_SIGNS } from '#src/rules/hard-moment/personal-texts.ts';
import { useIsland } from '#src/session/Island.tsx';

/** Returns a function that lists the chosen signs on one line: the text of a predefined sign, or the user's own text. */
export function useSignTexts(): (signs: readonly string[]) => string {
  const { t } = useIsland();
  const nameSign = (character: string) => {
    const knownSign = WARNING_SIGNS.find((item) => item === character);
    return knownSign ? t(`hard-moment.signs.names.${knownSign}`) : character;
  };
  return (signs) => signs.map(nameSign).join(' · ');
}
