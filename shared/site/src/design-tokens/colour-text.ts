import { predefinedSpaces } from '../colours/read-colour.ts'
import { isTable } from './token-tree.ts'

/** Those that have a function of their own; the percentages among their components. */
const functions: Readonly<Record<string, readonly ['' | '%', '' | '%', '' | '%']>> = {
  hsl: ['', '%', '%'],
  hwb: ['', '%', '%'],
  lab: ['', '', ''],
  lch: ['', '', ''],
  oklab: ['', '', ''],
  oklch: ['', '', ''],
}

function componentText(component: unknown, unit: string): string | null {
  if (component === 'none') return 'none'
  return typeof component === 'number' && Number.isFinite(component) ? `${component}${unit}` : null
}

/** A colour of the format in CSS: an object of space, components and alpha, or a text as older files have it. */
export function colourText(value: unknown): string | null {
  if (typeof value === 'string') return value.trim() === '' ? null : value.trim()
  if (!isTable(value)) return null
  const { colorSpace: space, components, alpha = 1, hex } = value
  const isExact = typeof space === 'string' && Array.isArray(components) && components.length === 3
  const text = isExact && typeof alpha === 'number' ? spaceText(space, components, alpha) : null
  return text ?? (typeof hex === 'string' ? hex : null)
}

function spaceText(space: string, components: readonly unknown[], alpha: number): string | null {
  const exact = space === 'srgb' ? srgbText(components, alpha) : null
  const units = functions[space]
  if (exact !== null || (!units && !predefinedSpaces.test(space))) return exact
  const texts = components.map((component, at) => componentText(component, units?.[at] ?? ''))
  if (texts.includes(null)) return null
  const inside = texts.join(' ') + (alpha === 1 ? '' : ` / ${alpha}`)
  return units ? `${space}(${inside})` : `color(${space} ${inside})`
}

/** `#0a6cff` where the components are whole bytes, as people write colours. */
function srgbText(components: readonly unknown[], alpha: number): string | null {
  const bytes = [...components, ...(alpha === 1 ? [] : [alpha])].map((each) =>
    typeof each === 'number' && each >= 0 && each <= 1 ? each * 255 : Number.NaN,
  )
  if (!bytes.every((byte) => Math.abs(byte - Math.round(byte)) < 0.01)) return null
  return `#${bytes.map((byte) => Math.round(byte).toString(16).padStart(2, '0')).join('')}`
}
