type Rgb = readonly [number, number, number];

function toLinearRgb(lightness: number, chroma: number, hue: number): Rgb {
  const radians = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(radians);
  const b = chroma * Math.sin(radians);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const isInGamut = (rgb: Rgb) => rgb.every((channel) => channel >= -0.0005 && channel <= 1.0005);

const encode = (channel: number) => (channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055);

const decode = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

/**
 * Converts OKLCH to `#rrggbb`; chroma is reduced until the colour is in the sRGB gamut. Old phones do not support
 * `oklch()`.
 */
export function toHex(lightness: number, chroma: number, hue: number): string {
  let rgb = toLinearRgb(lightness, chroma, hue);
  for (let rest = chroma; !isInGamut(rgb) && rest > 0; rest -= 0.002) rgb = toLinearRgb(lightness, rest, hue);
  const bytes = rgb.map((channel) => Math.round(255 * encode(Math.min(1, Math.max(0, channel)))));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

function getLuminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((offset) =>
    decode(Number.parseInt(colour.slice(offset, offset + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast of two `#rrggbb` colours according to WCAG, 1 to 21. */
export function getContrast(item: string, otherColour: string): number {
  const a = getLuminance(item);
  const b = getLuminance(otherColour);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
