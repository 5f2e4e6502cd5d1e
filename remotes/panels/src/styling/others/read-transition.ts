import { timings } from '../rows/timing-field.tsx'
import { splitOutside } from '../split-list.ts'
import type { Slot, SlottedItem } from '../value-list/slot-fields.tsx'

const time = /^([+-]?(\d+\.?\d*|\.\d+)m?s|calc\(.*\))$/is
const timing = /^(linear|ease|ease-in|ease-out|ease-in-out|step-start|step-end|(cubic-bezier|steps|linear)\(.*\))$/is
const behaviour = /^(normal|allow-discrete)$/i
const name = /^(--[\w-]+|-?[a-z][\w-]*)$/i
const units = ['s', 'ms']

/** What is most often changed slowly. */
const properties =
  'all opacity transform color background-color border-color box-shadow filter width height max-height top left'

/** Property, duration, timing, delay and behaviour in whatever order they stand; null where one cannot be told. */
export function readTransition(text: string): SlottedItem | null {
  const parts = splitOutside(text, ' ')
  const times = parts.filter((part) => time.test(part))
  const rest = parts.filter((part) => !times.includes(part))
  const course = rest.filter((part) => timing.test(part))
  const discrete = rest.filter((part) => behaviour.test(part))
  const names = rest.filter((part) => !course.includes(part) && !discrete.includes(part))
  const isUnclear = names.some((part) => !name.test(part)) || names.length > 1 || course.length > 1
  if (isUnclear || times.length > 2 || discrete.length > 1) return null

  const [duration = '', delay = ''] = times
  const slots: Slot[] = [
    { label: 'Property', value: names[0] ?? '', control: { kind: 'text', options: properties.split(' ') } },
    { label: 'Duration', value: duration, control: { kind: 'unit', units } },
    {
      label: 'Timing',
      value: course[0] ?? '',
      control: { kind: 'text', options: timings.map(({ value }) => value) },
    },
    { label: 'Delay', value: delay, control: { kind: 'unit', units } },
    { label: 'allow-discrete', value: discrete[0] ?? '', control: { kind: 'switch' } },
  ]
  return {
    slots,
    print([property = '', length = '', curve = '', wait = '', behave = '']) {
      // A time alone is the duration.
      const first = length === '' && wait !== '' ? '0s' : length
      return [property, first, curve, wait, behave].filter((part) => part !== '').join(' ')
    },
  }
}
