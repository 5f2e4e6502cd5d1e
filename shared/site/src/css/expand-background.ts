import { splitAt, splitList, splitWords } from './selector-text.ts'
import type { Longhands } from './shorthands.ts'

interface Layer {
  image: string
  position: string[]
  size: string[]
  repeat: string[]
  attachment: string
  boxes: string[]
  colour: string
}

const image = /^(?:none|(?:[\w-]*gradient|url|image|image-set|-webkit-image-set|cross-fade|element|paint)\(.*)$/is
const repeat = /^(?:repeat|repeat-x|repeat-y|no-repeat|space|round)$/i
const attachment = /^(?:scroll|fixed|local)$/i
const box = /^(?:border-box|padding-box|content-box|text|border-area)$/i
const place = /^(?:left|right|top|bottom|center|auto|cover|contain|[\d.+-].*|(?:calc|min|max|clamp)\(.*)$/is

export function expandBackground(text: string): Longhands {
  const layers = splitList(text).map(readLayer)
  const list = (value: (layer: Layer) => string) => layers.map(value).join(', ')
  return {
    'background-image': list((layer) => layer.image),
    'background-position-x': list((layer) => splitPosition(layer.position)[0]),
    'background-position-y': list((layer) => splitPosition(layer.position)[1]),
    'background-size': list((layer) => layer.size.join(' ') || 'auto'),
    'background-repeat': list((layer) => layer.repeat.join(' ') || 'repeat'),
    'background-attachment': list((layer) => layer.attachment),
    'background-origin': list((layer) => layer.boxes[0] ?? 'padding-box'),
    'background-clip': list((layer) => layer.boxes[1] ?? layer.boxes[0] ?? 'border-box'),
    'background-color': layers.at(-1)?.colour ?? 'transparent',
  }
}

export function expandBackgroundPosition(text: string): Longhands {
  const places = splitList(text).map((each) => splitPosition(splitWords(each)))
  return {
    'background-position-x': places.map(([x]) => x).join(', '),
    'background-position-y': places.map(([, y]) => y).join(', '),
  }
}

function readLayer(text: string): Layer {
  const layer: Layer = {
    image: 'none',
    position: [],
    size: [],
    repeat: [],
    attachment: 'scroll',
    boxes: [],
    colour: 'transparent',
  }
  const [before = '', behind] = splitAt(text, '/')
  for (const word of splitWords(before)) take(layer, word, layer.position)
  for (const word of splitWords(behind ?? '')) take(layer, word, layer.size.length < 2 ? layer.size : layer.position)
  return layer
}

function take(layer: Layer, word: string, places: string[]): void {
  if (image.test(word)) layer.image = word
  else if (repeat.test(word)) layer.repeat.push(word)
  else if (attachment.test(word)) layer.attachment = word
  else if (box.test(word)) layer.boxes.push(word)
  else if (place.test(word)) places.push(word)
  else layer.colour = word
}

function splitPosition(words: readonly string[]): [x: string, y: string] {
  const [first, second] = words
  if (first === undefined) return ['0%', '0%']
  if (second === undefined) return isVertical(first) ? ['center', first] : [first, 'center']
  if (words.length === 2) return isVertical(first) || isHorizontal(second) ? [second, first] : [first, second]
  return splitEdges(words)
}

/** `right 10px top 2em`: each edge with what follows it. */
function splitEdges(words: readonly string[]): [x: string, y: string] {
  const edges = { x: [] as string[], y: [] as string[] }
  let at = edges.x
  for (const word of words) {
    if (isVertical(word)) at = edges.y
    else if (isHorizontal(word)) at = edges.x
    else if (/^center$/i.test(word)) at = edges.x.length > 0 || words.some(isHorizontal) ? edges.y : edges.x
    at.push(word)
  }
  return [edges.x.join(' ') || 'center', edges.y.join(' ') || 'center']
}

function isVertical(word: string): boolean {
  return /^(?:top|bottom)$/i.test(word)
}

function isHorizontal(word: string): boolean {
  return /^(?:left|right)$/i.test(word)
}
