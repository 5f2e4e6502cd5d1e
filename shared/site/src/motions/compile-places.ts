import type { CompiledPosition, CompiledSpot } from '@pergola/contracts'

const numberOf = (text: string) => Number.parseFloat(text.replace('=', '')) || 0
const isNumber = (text: string) => text !== '' && !Number.isNaN(Number(text))

/** `1`, `+=1`, `-=50%`, `<`, `>-0.2`, `name`, `name+=1` of a timeline. */
export function compilePosition(text: string): CompiledPosition {
  if (isNumber(text)) return ['0', Number(text), 0, 0]
  const [, anchor = '', amount = ''] = /^([<>]|.*?(?=[+-]=|$))(.*)$/.exec(text) ?? []
  const number = numberOf(amount)
  const isOwn = amount.includes('=') || !['<', '>'].includes(anchor)
  const share = text.endsWith('%') ? number / 100 : 0
  // Marked, so that no label is taken for one of the other places.
  const from = anchor === '' || anchor === '<' || anchor === '>' ? anchor : (`@${anchor}` as const)
  return [from, text.endsWith('%') ? 0 : number, isOwn ? share : 0, isOwn ? 0 : share]
}

const words: ReadonlyMap<string, number> = new Map([
  ['top', 0],
  ['left', 0],
  ['center', 0.5],
  ['bottom', 1],
  ['right', 1],
])

/** `top`, `80%`, `100px`, `50%+=100px`: a share of a size, and pixels. */
function partOf(text: string): readonly [share: number, pixels: number] {
  let share = 0
  let pixels = 0
  for (const part of text.split(/(?=[+-]=)/)) {
    const word = words.get(part)
    if (word !== undefined) share += word
    else if (part.endsWith('%')) share += numberOf(part) / 100
    else pixels += numberOf(part)
  }
  return [share, pixels]
}

/** `top 80%`, `max`, `+=500`, `300`: where a scroll trigger begins or ends. */
export function compileSpot(text: string): CompiledSpot {
  if (text === 'max') return ['end', 0, 0, 1, 0]
  if (text.startsWith('+=')) return ['start', ...partOf(text), 0, 0]
  if (isNumber(text)) return ['page', 0, Number(text), 0, 0]
  const [own = '', seen = ''] = text.split(/\s+/)
  return ['element', ...partOf(own), ...partOf(seen)]
}
