import { componentMarkers, componentSwitches } from '@pergola/contracts'
import { Switch } from '@pergola/ui'
import { messages } from './messages.ts'
import { attributeOf, writeAttributes } from './use-traits.ts'
import type { TraitProps } from './use-traits.ts'

/** Kept on the element in the editor's own file; never exported. */
export function ComponentProps(props: TraitProps) {
  const { element, services } = props
  const off = wordsOf(attributeOf(element, componentMarkers.off))
  return componentSwitches.map((name) => (
    <Switch
      key={name}
      label={name}
      hint={messages.propHints[name]}
      checked={!off.has(name)}
      onChange={(on) => {
        // As it is now: a quick hand is here before the one before has been drawn.
        const entry = services.canvas.attributesOf(element.id).find((each) => each.name === componentMarkers.off)
        const now = wordsOf(entry?.value ?? null)
        const left = componentSwitches.filter((each) => (each === name ? !on : now.has(each)))
        writeAttributes(props, { [componentMarkers.off]: left.length === 0 ? null : left.join(' ') })
      }}
    />
  ))
}

const wordsOf = (text: string | null): ReadonlySet<string> => new Set((text ?? '').split(/\s+/).filter(Boolean))
