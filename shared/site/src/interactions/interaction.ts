/** A value out of a fixed list; another text may be typed all the same. */
export interface SelectValue {
  readonly type: 'select'
  readonly keywords: readonly string[]
  readonly value: string
}

export interface SwitchValue {
  readonly type: 'switch'
  readonly value: boolean
}

export type ParameterValue = string | number | boolean | SelectValue | SwitchValue

/** One call of a handler, as the specification stores it. */
export interface Action {
  /** Name of the function; what tells actions of one interaction apart is the label. */
  readonly name: string
  readonly label: string
  readonly function: string
  readonly params: Readonly<Record<string, ParameterValue>>
  /** Parameters that take one of the page's keyframe names. */
  readonly access?: Readonly<Record<string, string>>
}

/** What happens at one event of an element. Id and name are generated, and the same. */
export interface Interaction {
  readonly id: string
  readonly name: string
  readonly event: string
  readonly actions: readonly Action[]
}

/** What a choice holds, or the value itself. */
export function plainValue(value: ParameterValue | undefined): string | number | boolean | undefined {
  return typeof value === 'object' ? value.value : value
}
