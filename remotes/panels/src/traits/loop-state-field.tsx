import { Select } from '@pergola/ui'
import { looperNames } from '@pergola/site/components'
import { messages } from './messages.ts'
import { attributeOf, writeAttributes } from './use-traits.ts'
import type { TraitProps } from './use-traits.ts'

type LoopState = keyof typeof messages.loopStates

/** When an element inside a looper is there: what visitors see while the list is on its way, failed or empty. */
export function LoopStateField({ list, ...props }: TraitProps & { list: string }) {
  const { loading, error } = looperNames(list)
  const conditions: Readonly<Record<Exclude<LoopState, 'always'>, string>> = {
    loading,
    failed: error,
    empty: `!${loading} && !${error} && !Object.keys(${list}).length`,
    filled: `Object.keys(${list}).length`,
  }
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
