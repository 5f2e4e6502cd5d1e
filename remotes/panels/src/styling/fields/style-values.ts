import type { StyleValue } from '@pergola/contracts'

export type StyleValues = Readonly<Record<string, StyleValue>>

/** What `longhand` becomes when `shorthand` has `value`; empty when the browser cannot tell. */
export type Expand = (shorthand: string, value: string, longhand: string) => string

/** Whether the browser takes a value for a property. */
export type Supports = (property: string, value: string) => boolean
