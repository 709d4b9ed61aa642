import { normaliseInput } from '../fields/text.ts';

const PLAIN_DECIMAL = /^(?:(\d+)(?:[.,](\d{1,2}))?|[.,](\d{1,2}))$/;

/**
 * Reads a typed number, with a comma or a dot and at most 2 decimals, in whole hundredths; null for any other text.
 * Ignores surrounding spaces. "1.000" is ambiguous and has 3 decimals, so it is refused (docs/product-rules.md,
 * "Registering and forms", "Rules, last readings"). Beyond 2^53 hundredths the result is not exact: callers have a
 * maximum.
 */
export function readHundredths(input: string): number | null {
  const match = PLAIN_DECIMAL.exec(normaliseInput(input));
  if (!match) return null;
  const [, integerPart = '0', afterWhole, alone] = match;
  const decimals = afterWhole ?? alone ?? '';
  return Number(integerPart) * 100 + Number(decimals.padEnd(2, '0'));
}
