import { Select } from '@pergola/ui'
import { loopConditions } from './loop-states.ts'
import { messages } from './messages.ts'
import { attributeOf, writeAttributes } from './use-traits.ts'
import type { TraitProps } from './use-traits.ts'

type LoopState = keyof typeof messages.loopStates

/** When an element inside a looper is there: what visitors see while the list is on its way, failed or empty. */
export function LoopStateField({ list, ...props }: TraitProps & { list: string }) {
  const conditions: Readonly<Record<Exclude<LoopState, 'always'>, string>> = loopConditions(list)
  const stored = attributeOf(props.element, 'v-if') ?? ''
  const states = Object.keys(messages.loopStates) as LoopState[]
  const isOf = (state: LoopState) => (state === 'always' ? '' : conditions[state]) === stored.trim()
  return (
    <Select
      label={messages.loopState}
      value={states.find(isOf) ?? stored}
      options={states.map((value) => ({ value: value as string, label: messages.loopStates[value] }))}
      onChange={(chosen) =>
        writeAttributes(props, { 'v-if': chosen === 'always' ? null : conditions[chosen as keyof typeof conditions] })
      }
    />
  )
}
