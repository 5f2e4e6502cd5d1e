import { readColour } from './read-colour.ts'

/** A colour of sRGB, each channel from 0 to 1 where a screen can show it; others reach beyond. */
export type Srgb = readonly [red: number, green: number, blue: number]

/** A colour of OKLCH: lightness from 0 to 1, chroma from 0, hue in degrees. */
export interface Oklch {
  readonly lightness: number
  readonly chroma: number
  readonly hue: number
}

/** What rounding may leave of a channel beyond its range. */
const tolerance = 0.000_05
/** Below it a colour has no hue. */
const grey = 0.000_02

const toLinear = (channel: number) =>
  Math.abs(channel) <= 0.040_45 ? channel / 12.92 : Math.sign(channel) * ((Math.abs(channel) + 0.055) / 1.055) ** 2.4

const fromLinear = (light: number) =>
  Math.abs(light) <= 0.003_130_8 ? light * 12.92 : Math.sign(light) * (1.055 * Math.abs(light) ** (1 / 2.4) - 0.055)

/** The light of each channel, without the curve of sRGB. */
export function linearOf([red, green, blue]: Srgb): Srgb {
  return [toLinear(red), toLinear(green), toLinear(blue)]
}

/** The matrices are those of CSS Color 4, section 18. */
function oklabOf(colour: Srgb): readonly [number, number, number] {
  const [red, green, blue] = linearOf(colour)
  const long = Math.cbrt(0.412_221_469_470_763 * red + 0.536_332_537_261_734_8 * green + 0.051_445_993_267_502_2 * blue)
  const medium = Math.cbrt(
    0.211_903_495_818_417_5 * red + 0.680_699_550_645_234_2 * green + 0.107_396_953_536_349_8 * blue,
  )
  const short = Math.cbrt(
    0.088_302_459_190_056_4 * red + 0.281_718_839_136_121_5 * green + 0.629_978_701_673_822_2 * blue,
  )
  return [
    0.210_454_268_309_314 * long + 0.793_617_774_702_305_4 * medium - 0.004_072_043_011_619_3 * short,
    1.977_998_532_431_168_4 * long - 2.428_592_242_048_58 * medium + 0.450_593_709_617_411 * short,
    0.025_904_042_465_547_8 * long + 0.782_771_712_457_529_6 * medium - 0.808_675_754_923_077_4 * short,
  ]
}

function srgbOfOklab(lightness: number, a: number, b: number): Srgb {
  const long = (lightness + 0.396_337_777_376_174_9 * a + 0.215_803_757_309_913_64 * b) ** 3
  const medium = (lightness - 0.105_561_345_815_658_6 * a - 0.063_854_172_825_813_3 * b) ** 3
  const short = (lightness - 0.089_484_177_529_811_9 * a - 1.291_485_548_019_409_2 * b) ** 3
  return [
    fromLinear(4.076_741_636_076 * long - 3.307_711_539_258 * medium + 0.230_969_903_182 * short),
    fromLinear(-1.268_437_973_285 * long + 2.609_757_349_288 * medium - 0.341_319_376_003 * short),
    fromLinear(-0.004_196_076_139 * long - 0.703_418_617_936 * medium + 1.707_614_694_075 * short),
  ]
}

export function oklchOf(colour: Srgb): Oklch {
  const [lightness, a, b] = oklabOf(colour)
  const chroma = Math.hypot(a, b)
  if (chroma < grey) return { lightness, chroma: 0, hue: 0 }
  return { lightness, chroma, hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 }
}

export function srgbOf({ lightness, chroma, hue }: Oklch): Srgb {
  const angle = (hue * Math.PI) / 180
  return srgbOfOklab(lightness, chroma * Math.cos(angle), chroma * Math.sin(angle))
}

function isShown(colour: Srgb): boolean {
  return colour.every((channel) => channel >= -tolerance && channel <= 1 + tolerance)
}

/** The colour of the same lightness and hue with the most chroma that sRGB has for it, or its own where sRGB has it. */
export function inSrgb(colour: Oklch): Oklch {
  if (isShown(srgbOf(colour))) return colour
  let [least, most] = [0, colour.chroma]
  while (most - least > 0.000_01) {
    const chroma = (least + most) / 2
    if (isShown(srgbOf({ ...colour, chroma }))) least = chroma
    else most = chroma
  }
  return { ...colour, chroma: least }
}

/** Reads a colour of CSS that spells out its channels; null for words, mixes and the spaces that are wider than sRGB. */
export function readSrgb(text: string): Srgb | null {
  const colour = readColour(text)
  if (!colour) return null
  const [first = 0, second = 0, third = 0] = colour.components.map((each) => (each === 'none' ? 0 : each))
  switch (colour.colorSpace) {
    case 'srgb':
      return [first, second, third]
    case 'hsl':
      return srgbOfHsl(first, second / 100, third / 100)
    case 'oklab':
      return srgbOfOklab(first, second, third)
    case 'oklch':
      return srgbOf({ lightness: first, chroma: second, hue: third })
    default:
      return null
  }
}

/** As CSS Color 4, section 7, says it. */
function srgbOfHsl(hue: number, saturation: number, lightness: number): Srgb {
  const channel = (offset: number) => {
    const at = (((offset + hue / 30) % 12) + 12) % 12
    return lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(at - 3, 9 - at, 1))
  }
  return [channel(0), channel(8), channel(4)]
}

function rounded(number: number, digits: number): number {
  return Number(number.toFixed(digits))
}

export function hexText(colour: Srgb): string {
  const bytes = colour.map((channel) => Math.round(Math.min(1, Math.max(0, channel)) * 255))
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** `oklch(0.6279 0.2576 29.23)`; chroma is rounded down, so that a colour at the edge of sRGB stays inside. */
export function oklchText({ lightness, chroma, hue }: Oklch): string {
  const shown = Math.floor(chroma * 10_000 + 0.000_1) / 10_000
  return `oklch(${rounded(lightness, 4)} ${shown} ${shown === 0 ? 0 : rounded(hue, 2)})`
}
