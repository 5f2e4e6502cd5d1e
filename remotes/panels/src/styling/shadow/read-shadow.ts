import { splitOutside } from '../split-list.ts'
import type { Slot, SlottedItem } from '../value-list/slot-fields.tsx'
import { withoutEmptyEnd } from '../functions/css-function.ts'

const length = /^([+-]?(\d+\.?\d*|\.\d+)([a-z]+|%)?|(calc|min|max|clamp)\(.*\))$/is
const units = ['px', 'em', 'rem', 'vw', 'vh']

/** What a shadow may have beside its two offsets: `box-shadow` all of it, a text's shadow and a filter's no spread. */
interface ShadowKind {
  readonly lengths: readonly string[]
  readonly inset: boolean
}

const kinds = {
  box: { lengths: ['X', 'Y', 'Blur', 'Spread'], inset: true },
  text: { lengths: ['X', 'Y', 'Blur'], inset: false },
} as const satisfies Record<string, ShadowKind>

/** Offsets, blur, spread, colour and inset in whatever order they stand; null where one of them cannot be told. */
export function readShadow(text: string, kind: keyof typeof kinds): SlottedItem | null {
  const { lengths: names, inset: mayInset } = kinds[kind]
  const parts = splitOutside(text, ' ')
  const inset = parts.find((part) => /^inset$/i.test(part)) ?? ''
  const lengths = parts.filter((part) => length.test(part))
  const [colour = '', ...unknown] = parts.filter((part) => part !== inset && !length.test(part))
  // A custom property can be any of them.
  const isUnclear = unknown.length > 0 || parts.some((part) => /^(var|env|attr)\(/i.test(part))
  if (isUnclear || lengths.length < 2 || lengths.length > names.length || (inset !== '' && !mayInset)) return null

  const slots: Slot[] = names.map((label, at) => ({
    label,
    value: lengths[at] ?? '',
    control: { kind: 'unit', units },
  }))
  slots.push({ label: 'Color', value: colour, control: { kind: 'colour' } })
  if (mayInset) slots.push({ label: 'inset', value: inset, control: { kind: 'switch' } })
  return {
    slots,
    print(values) {
      const sizes = withoutEmptyEnd(values.slice(0, names.length), '0')
      const rest = [values[names.length], mayInset ? values.at(-1) : '']
      return [...sizes, ...rest].filter((part) => part !== undefined && part !== '').join(' ')
    },
  }
}
