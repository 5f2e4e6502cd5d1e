import type { StyleEdit, StyleRule, StyleState, StyleValue } from '@pergola/contracts'
import type { Keyframe } from '@pergola/site/css'
import type { FrameAddress } from './frame-address.ts'

export const noFrameStyles: StyleState = {
  rule: null,
  classes: [],
  lines: [],
  values: {},
  display: '',
  parentDisplay: '',
  customProperties: {},
}

interface FrameQuestion {
  readonly frame: FrameAddress
  readonly found: Keyframe
  /** Styles of the selected element: a frame has no box and no custom properties of its own. */
  readonly shown: StyleState
  readonly previewed: readonly StyleEdit[]
}

/** A frame in the words of the style panel: a rule inside its `@keyframes`, every declaration its own. */
export function frameStyles({ frame, found, shown, previewed }: FrameQuestion): StyleState {
  const { file, animation, selector } = frame
  const rule: StyleRule = { selector, states: [], atRule: `@keyframes ${animation}` }
  const own = (value: string, line: number): StyleValue => ({
    value,
    important: false,
    origin: 'here',
    source: { selector, file, line, atRule: rule.atRule },
    winner: null,
  })
  const values = new Map(found.declarations.map(({ property, value, line }) => [property, own(value, line)]))
  for (const { property, value } of previewed) {
    if (value === null) values.delete(property)
    else values.set(property, own(value, values.get(property)?.source?.line ?? 1))
  }
  return {
    ...noFrameStyles,
    rule,
    lines: [{ rule, declarations: found.declarations.length, matches: true }],
    values: Object.fromEntries(values),
    display: shown.display,
    parentDisplay: shown.parentDisplay,
    customProperties: shown.customProperties,
  }
}
