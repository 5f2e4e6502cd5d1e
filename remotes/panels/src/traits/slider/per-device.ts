import { limits } from '@pergola/contracts'
import { readBreakpoints } from '@pergola/site/components'

/** Devices from narrow to wide, with the width they begin at: just above the next narrower one. */
const sorted = Object.entries(limits.devices).toSorted(([, one], [, other]) => one - other)
export const devices = sorted.map(([name, width], index) => {
  const [, below = -1] = sorted[index - 1] ?? []
  return { name, width, start: below + 1 }
})

export const deviceAt = (width: number) => devices.findLast(({ start }) => start <= width) ?? devices[0]!

type Breakpoints = Record<string, Record<string, unknown>>

/** What a slider is told: a value without a width, and others from some widths on. */
export interface Told {
  /** Null where the attribute is not written. */
  readonly base: string | null
  /** The attribute `breakpoints`. */
  readonly breakpoints: string | null
}

/** An attribute whose value devices may have for themselves, and what counts where it is not written. */
export interface DeviceOption {
  readonly attribute: string
  readonly initial: string
}

const propertyOf = (attribute: string) => attribute.replace(/-[a-z]/g, (part) => part.slice(1).toUpperCase())
const valueOf = (text: string) => (text !== '' && Number.isFinite(Number(text)) ? Number(text) : text)

/** The width whose value counts at another one; null for the value without a width. */
function winner(breakpoints: Breakpoints, property: string, width: number): string | null {
  const widths = Object.keys(breakpoints).filter((each) => Number(each) <= width && property in breakpoints[each]!)
  return widths.toSorted((one, other) => Number(one) - Number(other)).at(-1) ?? null
}

function valueAt({ base, breakpoints }: Told, { attribute, initial }: DeviceOption, width: number): string {
  const read = readBreakpoints(breakpoints ?? '') as Breakpoints
  const property = propertyOf(attribute)
  const from = winner(read, property, width)
  return from === null ? (base ?? initial) : String(read[from]?.[property])
}

/** What counts on each device, from narrow to wide. */
export function valuesOn(told: Told, option: DeviceOption): string[] {
  return devices.map(({ width }) => valueAt(told, option, width))
}

/** A widest-first reading of values that a slider is told from the narrowest on: narrower devices follow a wider one until they differ. */
function wanted(values: readonly string[], index: number, value: string): string[] {
  const former = values[index]
  const firstOwn = values.slice(0, index).findLastIndex((each) => each !== former) + 1
  return values.map((each, at) => (at >= firstOwn && at <= index ? value : each))
}

function withValue(told: Told, attribute: string, { width, start }: (typeof devices)[number], value: string): Told {
  const read = readBreakpoints(told.breakpoints ?? '') as Breakpoints
  const property = propertyOf(attribute)
  const from = winner(read, property, width)
  // A width of somebody else's inside this device is the one that counts there.
  const own = from !== null && Number(from) >= start ? from : String(start)
  if (own === '0' && from === null) return { ...told, base: value }
  const next = { ...read, [own]: { ...read[own], [property]: valueOf(value) } }
  return { ...told, breakpoints: JSON.stringify(next) }
}

/** Values that say again what a narrower device says already. */
function withoutRepeated(told: Told, option: DeviceOption): Told {
  const read = readBreakpoints(told.breakpoints ?? '') as Breakpoints
  const property = propertyOf(option.attribute)
  for (const { start } of devices) {
    const own = read[String(start)]
    if (own === undefined || !(property in own)) continue
    const below = valueAt({ ...told, breakpoints: JSON.stringify(read) }, option, start - 1)
    if (String(own[property]) !== below) continue
    const { [property]: _repeated, ...rest } = own
    if (Object.keys(rest).length > 0) read[String(start)] = rest
    else delete read[String(start)]
  }
  return { ...told, breakpoints: Object.keys(read).length > 0 ? JSON.stringify(read) : null }
}

/** The same slider with another value on one device, by its place in `devices`; the wider ones keep theirs. */
export function setOn(told: Told, option: DeviceOption, index: number, value: string): Told {
  const values = wanted(valuesOn(told, option), index, value)
  const next = devices.reduce((so, device, at) => {
    const isSo = valueAt(so, option, device.width) === values[at]
    return isSo ? so : withValue(so, option.attribute, device, values[at]!)
  }, told)
  const tidy = next.breakpoints === null ? next : withoutRepeated(next, option)
  return { ...tidy, base: tidy.base === option.initial ? null : tidy.base }
}
