import { hiddenItemsPrefix } from '@pergola/contracts'
import { createElement, useMemo } from 'react'
import type { Complete, Suggestion } from '@pergola/ui'
import { useStyling } from '../styling-context.ts'
import styles from './fields.module.css'
import type { Supports } from './style-values.ts'

const halfTyped = /(?:var\(\s*)?--[\w-]*$|var\(\s*$/i
const shownNames = 80

/** Names that begin like what is typed come first, then those that hold it. */
function fitting(names: readonly string[], wanted: string): string[] {
  const lower = wanted.toLowerCase()
  const begins = names.filter((name) => name.toLowerCase().startsWith(lower))
  const holds = names.filter((name) => !begins.includes(name) && name.toLowerCase().includes(lower.replace(/^--/, '')))
  return [...begins, ...holds].slice(0, shownNames)
}

/** A name that has begun and says nothing yet: the call is open, or the property takes no bare name. */
function isUnfinished(half: string, isSupported: boolean): boolean {
  return /--[\w-]*\w$/.test(half) && (half.includes('(') || !isSupported)
}

/** A colour as it looks; nothing for any other value. */
function swatchOf(value: string, supports: Supports) {
  return supports('color', value)
    ? createElement('span', { className: styles.swatch, style: { background: value } })
    : undefined
}

/** Completes `--` and `var(` with the custom properties in reach, those that the property can take first. */
export function useCompletion(property: string): Complete {
  const { surface, supports } = useStyling()
  return useMemo(
    () => (typed) => {
      const match = halfTyped.exec(typed)
      if (!match || property.startsWith(hiddenItemsPrefix)) return null
      const { customProperties } = surface.state.getState()
      const wanted = /--[\w-]*$/.exec(match[0])?.[0] ?? '--'
      const names = Object.keys(customProperties).filter((name) => !name.startsWith(hiddenItemsPrefix))
      const fits = (name: string) => supports(property, customProperties[name] ?? '')
      const sorted = fitting(names, wanted).toSorted((one, other) => Number(fits(other)) - Number(fits(one)))
      const before = typed.slice(0, match.index)
      const isMeant = isUnfinished(match[0], supports(property, typed))
      return sorted.map((name): Suggestion => ({
        value: `${before}var(${name})`,
        label: name,
        detail: customProperties[name],
        icon: swatchOf(customProperties[name] ?? '', supports),
        isMeant,
      }))
    },
    [surface, supports, property],
  )
}
