import { componentMarkers, componentSwitches } from '@pergola/contracts'
import { Switch } from '@pergola/ui'
import { messages } from './messages.ts'
import { attributeOf, writeAttributes } from './use-traits.ts'
import type { TraitProps } from './use-traits.ts'

/** Kept on the element in the editor's own file; never exported. */
export function ComponentProps(props: TraitProps) {
  const off = new Set((attributeOf(props.element, componentMarkers.off) ?? '').split(/\s+/).filter(Boolean))
  return componentSwitches.map((name) => (
    <Switch
      key={name}
      label={name}
      hint={messages.propHints[name]}
      checked={!off.has(name)}
      onChange={(on) => {
        const left = componentSwitches.filter((each) => (each === name ? !on : off.has(each)))
        writeAttributes(props, { [componentMarkers.off]: left.length === 0 ? null : left.join(' ') })
      }}
    />
  ))
}
