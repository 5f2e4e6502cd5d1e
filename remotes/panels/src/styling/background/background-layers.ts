import { splitOutside } from '../split-list.ts'

export interface GradientStop {
  readonly color: string
  /** With its unit; empty when the browser places the stop. */
  readonly offset: string
}

export interface Gradient {
  readonly type: 'linear' | 'radial'
  /** An angle or `to …`; for radial the shape and the position. */
  readonly direction: string
  readonly stops: readonly GradientStop[]
}

/** One layer of `background-image`. `text` is what stands in the sheet and is printed again as it is. */
export type BackgroundLayer =
  | { readonly kind: 'gradient'; readonly text: string; readonly gradient: Gradient }
  | { readonly kind: 'image'; readonly text: string; readonly url: string }
  /** Anything else, such as a conic gradient: shown as text. */
  | { readonly kind: 'text'; readonly text: string }

const linearDirection = /^(to\s+\S|[+-]?[\d.]+(deg|grad|rad|turn)$|0$|calc\()/i
const radialDirection = /^(circle|ellipse|closest-|farthest-|at\s|[\d.]+[a-z%])/i
const stopOffset = /^([+-]?[\d.]+([a-z]+|%)|0|calc\(.*\))$/i

function parseStop(text: string): GradientStop | null {
  const [color, offset = '', ...rest] = splitOutside(text, ' ')
  // A lone offset is a hint and a second one a band: both are more than this editor can write.
  if (color === undefined || rest.length > 0 || stopOffset.test(color)) return null
  return offset === '' || stopOffset.test(offset) ? { color, offset } : null
}

function parseGradient(text: string): Gradient | null {
  const match = /^(linear|radial)-gradient\((.*)\)$/is.exec(text)
  if (!match?.[1] || match[2] === undefined) return null
  const type = match[1].toLowerCase() === 'linear' ? 'linear' : 'radial'
  const parts = splitOutside(match[2], ',')
  const first = parts[0] ?? ''
  const hasDirection = (type === 'linear' ? linearDirection : radialDirection).test(first)
  // What a gradient without a direction means, written out: it is needed as soon as the gradient is written anew.
  const direction = hasDirection ? first : type === 'linear' ? 'to bottom' : 'ellipse at center'
  const stops = (hasDirection ? parts.slice(1) : parts).map(parseStop)
  const known = stops.filter((stop) => stop !== null)
  return known.length === stops.length && known.length >= 2 ? { type, direction, stops: known } : null
}

function parseUrl(text: string): string | null {
  const match = /^url\(\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([^"')]*?))\s*\)$/i.exec(text)
  return match ? (match[1] ?? match[2] ?? match[3] ?? '') : null
}

export function parseLayers(value: string): BackgroundLayer[] {
  const text = value.trim()
  if (text === '' || text === 'none') return []
  return splitOutside(text, ',').map((layer): BackgroundLayer => {
    const gradient = parseGradient(layer)
    if (gradient) return { kind: 'gradient', text: layer, gradient }
    const url = parseUrl(layer)
    return url === null ? { kind: 'text', text: layer } : { kind: 'image', text: layer, url }
  })
}

export function printLayers(layers: readonly BackgroundLayer[]): string {
  return layers.map(({ text }) => text).join(', ')
}

/** Only a gradient with a type, a direction and at least two colours can be written. */
export function printGradient({ type, direction, stops }: Gradient): string | null {
  const colours = stops.filter(({ color }) => color.trim() !== '')
  if (direction.trim() === '' || colours.length < 2) return null
  const list = colours.map(({ color, offset }) => `${color.trim()} ${offset.trim()}`.trim())
  return `${type}-gradient(${[direction.trim(), ...list].join(', ')})`
}

export function gradientLayer(gradient: Gradient): BackgroundLayer {
  return { kind: 'gradient', text: printGradient(gradient) ?? '', gradient }
}

/** Quoted, so that spaces and brackets in a file name do no harm. */
export function imageLayer(url: string): BackgroundLayer {
  return { kind: 'image', text: `url("${url.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}")`, url }
}
