/** How a syntax writes the value of an attribute in quotes, and reads it. */
export interface ValueWriting {
  escape(value: string, quote: '"' | "'"): string
  /** Null for what is no value. */
  decode(raw: string, quote: '"' | "'"): string | null
}

interface Unit {
  readonly raw: string
  readonly value: string
}

const unit = /\r\n?|&(?:#x[\da-f]+|#\d+|[a-z][\da-z]*)?;?|[^&\r]/giu

/** What a reader tells apart: a reference, a line break, a character. Null for a value that is read otherwise. */
function unitsOf(raw: string, quote: '"' | "'", { decode }: ValueWriting): Unit[] | null {
  const units: Unit[] = []
  for (const [text] of raw.matchAll(unit)) {
    const value = /[&\r]/.test(text) ? decode(text, quote) : text
    if (value === null) return null
    units.push({ raw: text, value })
  }
  return units
}

interface Shared {
  readonly units: readonly Unit[]
  /** Characters that they stand for. */
  readonly length: number
}

/** The units in front that say, one after another, what stands where they are looked for. */
function sharedUnits(units: readonly Unit[], isAt: (said: string, length: number) => boolean): Shared {
  let length = 0
  let count = 0
  for (const { value } of units) {
    if (!isAt(value, length)) break
    length += value.length
    count += 1
  }
  return { units: units.slice(0, count), length }
}

const rawOf = (units: readonly Unit[]) => units.map(({ raw }) => raw).join('')

/** A character that occurs as often as before is spelled as it was each time; what is new is escaped. */
function respelled(before: readonly Unit[], value: string, escape: (text: string) => string): string {
  const spelled = new Set(
    before.filter(({ raw, value: said }) => raw !== said && said.length === 1).map((each) => each.value),
  )
  const spellings = new Map<string, string[]>()
  for (const character of spelled) {
    const former = before.filter((each) => each.value === character).map(({ raw }) => raw)
    if (former.length === value.split(character).length - 1) spellings.set(character, former)
  }
  let written = ''
  let plain = ''
  for (const character of value) {
    const spelling = spellings.get(character)?.shift()
    if (spelling === undefined) plain += character
    else {
      written += escape(plain) + spelling
      plain = ''
    }
  }
  return written + escape(plain)
}

/**
 * The source of a value in quotes that takes the place of another. What both begin and end with keeps its bytes, and so
 * does each reference between, as far as it can be told which one it was.
 */
export function keptValue(raw: string, value: string, quote: '"' | "'", writing: ValueWriting): string {
  const escape = (text: string) => writing.escape(text, quote)
  // Without a reference and a line break it is written the same either way.
  const units = /[&\r]/.test(raw) ? unitsOf(raw, quote, writing) : null
  if (units === null) return escape(value)
  const head = sharedUnits(units, (said, length) => value.startsWith(said, length))
  const end = sharedUnits(units.slice(head.units.length).toReversed(), (said, length) => {
    const at = value.length - length - said.length
    return at >= head.length && value.startsWith(said, at)
  })
  const middle = units.slice(head.units.length, units.length - end.units.length)
  const between = respelled(middle, value.slice(head.length, value.length - end.length), escape)
  const kept = rawOf(head.units) + between + rawOf(end.units.toReversed())
  return writing.decode(kept, quote) === value ? kept : escape(value)
}
