import { splitWords } from '../css/selector-text.ts'

/** Colour spaces that CSS writes with `color()`. */
export const predefinedSpaces = /^(?:srgb|srgb-linear|display-p3|a98-rgb|prophoto-rgb|rec2020|xyz-d65|xyz-d50)$/

/** A colour by its space and channels, as the Design Tokens format says it. */
export interface ColourValue {
  readonly colorSpace: string
  readonly components: readonly (number | 'none')[]
  readonly alpha?: number
  readonly hex?: string
}

/** Reads a colour of CSS; null for a word, a mix and whatever else the format has no way to say. */
export function readColour(text: string): ColourValue | null {
  const value = text.trim().toLowerCase()
  if (/^#[\da-f]+$/.test(value)) return readHex(value.slice(1))
  const match = /^(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(([^()]*)\)$/.exec(value)
  if (!match) return null
  const [, name = '', inside = ''] = match
  const [colour = '', behind] = inside.split('/')
  const words = splitWords(colour.replaceAll(',', ' '))
  const space = name === 'color' ? (words.shift() ?? '') : name.replace(/a$/, '')
  const alpha = behind ?? (words.length === 4 ? words.pop() : undefined)
  if (words.length !== 3 || (name === 'color' && !predefinedSpaces.test(space))) return null
  return withAlpha(space, words, alpha)
}

function withAlpha(space: string, words: readonly string[], alpha: string | undefined): ColourValue | null {
  const components = words.map((word, at) => readComponent(space, word.trim(), at))
  const opacity = alpha === undefined ? 1 : readNumber(alpha.trim(), 1)
  if (components.includes(null) || opacity === null) return null
  return {
    colorSpace: space === 'rgb' ? 'srgb' : space,
    components: components as (number | 'none')[],
    ...(opacity !== 1 && { alpha: opacity }),
  }
}

/** What a percentage of 100 stands for, by component. */
const whole: Readonly<Record<string, readonly [number, number, number]>> = {
  rgb: [1, 1, 1],
  hsl: [360, 100, 100],
  hwb: [360, 100, 100],
  lab: [100, 125, 125],
  lch: [100, 150, 360],
  oklab: [1, 0.4, 0.4],
  oklch: [1, 0.4, 360],
}

function readComponent(space: string, word: string, at: number): number | 'none' | null {
  if (word === 'none') return 'none'
  const number = readNumber(word.replace(/deg$/, ''), whole[space]?.[at] ?? 1)
  if (number === null) return null
  return space === 'rgb' && !word.endsWith('%') ? number / 255 : number
}

function readNumber(word: string, all: number): number | null {
  const match = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(%?)$/.exec(word)
  if (!match) return null
  return match[2] === '%' ? (Number(match[1]) / 100) * all : Number(match[1])
}

function readHex(digits: string): ColourValue | null {
  const long = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits
  if (long.length !== 6 && long.length !== 8) return null
  const bytes = [0, 2, 4, 6].map((at) => Number.parseInt(long.slice(at, at + 2), 16) / 255)
  const [red = 0, green = 0, blue = 0, alpha = 1] = bytes
  return {
    colorSpace: 'srgb',
    components: [red, green, blue],
    ...(long.length === 8 && alpha !== 1 && { alpha }),
    hex: `#${long.slice(0, 6)}`,
  }
}
