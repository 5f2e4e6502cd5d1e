// oxlint-disable-next-line typescript/triple-slash-reference -- packages that compile this file must find the shim too
/// <reference path="./culori.d.ts" />
import {
  blend,
  clampChroma,
  converter,
  formatHex,
  formatHex8,
  formatHsl,
  modeHsl,
  modeHsv,
  modeHwb,
  modeLab,
  modeLch,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeP3,
  modeRgb,
  parse,
  useMode as registerMode,
  wcagContrast,
} from 'culori/fn'

export type ColorFormat = 'hex' | 'rgb' | 'hsl' | 'oklch'

/** Hue 0–360, the rest 0–1: what the picker moves. */
export interface PickedColor {
  readonly h: number
  readonly s: number
  readonly v: number
  readonly alpha: number
}

export type ContrastGrade = 'AAA' | 'AA' | 'large' | 'fail'

export interface Colors {
  read(text: string): PickedColor | null
  write(color: PickedColor, format: ColorFormat): string
  /** The ratio over colours from the front on, the last one opaque; null when any is no colour. */
  contrast(text: string, backdrop: readonly string[]): number | null
}

const rounded = (number: number, digits: number) => String(Number(number.toFixed(digits)))

/** Registers the colour spaces the picker needs, so that only those are shipped. */
export function createColors(): Colors {
  const modes = [modeRgb, modeHsl, modeHsv, modeHwb, modeLab, modeLch, modeLrgb, modeOklab, modeOklch, modeP3]
  for (const mode of modes) registerMode(mode)
  const toHsv = converter('hsv')
  const toRgb = converter('rgb')
  const toOklch = converter('oklch')

  function rgbText({ h, s, v, alpha }: PickedColor): string {
    const { r, g, b } = toRgb({ mode: 'hsv', h, s, v })
    const channels = [r, g, b].map((channel) => Math.round(Math.min(1, Math.max(0, channel)) * 255)).join(' ')
    return alpha < 1 ? `rgb(${channels} / ${rounded(alpha, 3)})` : `rgb(${channels})`
  }

  function oklchText({ h, s, v, alpha }: PickedColor): string {
    const { l, c, h: hue } = toOklch({ mode: 'hsv', h, s, v })
    const channels = `${rounded(l, 4)} ${rounded(c, 4)} ${rounded(hue ?? 0, 2)}`
    return alpha < 1 ? `oklch(${channels} / ${rounded(alpha, 3)})` : `oklch(${channels})`
  }

  function write(color: PickedColor, format: ColorFormat): string {
    const hsv = { mode: 'hsv' as const, h: color.h, s: color.s, v: color.v, alpha: color.alpha }
    if (format === 'rgb') return rgbText(color)
    if (format === 'oklch') return oklchText(color)
    if (format === 'hsl') return formatHsl(color.alpha < 1 ? hsv : { ...hsv, alpha: 1 })
    return color.alpha < 1 ? formatHex8(hsv) : formatHex(hsv)
  }

  return {
    write,
    read(text) {
      const parsed = parse(text.trim())
      const hsv = parsed && toHsv(clampChroma(parsed, 'oklch', 'rgb'))
      if (!hsv) return null
      return { h: hsv.h ?? 0, s: hsv.s, v: hsv.v, alpha: hsv.alpha ?? 1 }
    },
    contrast(text, backdrop) {
      const layers = [text, ...backdrop].flatMap((layer) => parse(layer.trim()) ?? [])
      if (layers.length <= backdrop.length) return null
      const painted = layers.toReversed()
      return wcagContrast(blend(painted), blend(painted.slice(0, -1)))
    },
  }
}

/** The notation a text is written in, so that the picker goes on in it. */
export function formatOf(text: string): ColorFormat {
  const name = /^\s*([a-z]+)\(/i.exec(text)?.[1]?.toLowerCase() ?? ''
  if (name.startsWith('rgb')) return 'rgb'
  if (name.startsWith('hsl')) return 'hsl'
  return name.startsWith('okl') ? 'oklch' : 'hex'
}

export function gradeOf(ratio: number): ContrastGrade {
  if (ratio >= 7) return 'AAA'
  if (ratio >= 4.5) return 'AA'
  return ratio >= 3 ? 'large' : 'fail'
}
