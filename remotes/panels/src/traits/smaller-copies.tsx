import type { SettingsService } from '@pergola/contracts'
import { Switch } from '@pergola/ui'
import { useStore } from 'zustand'
import { messages } from './messages.ts'
import { attributeOf, writeAttributes } from './use-traits.ts'
import type { TraitProps } from './use-traits.ts'

/** Whether an export offers smaller copies of this picture; there while the site makes any, or where this one is left out. */
export function SmallerCopies(props: TraitProps) {
  const { settings } = props.services
  return settings ? <CopiesSwitch {...props} settings={settings} /> : null
}

function CopiesSwitch({ settings, ...props }: TraitProps & { settings: SettingsService }) {
  const isMade = useStore(settings.state, (state) => state.settings.make_picture_variants)
  const isOff = attributeOf(props.element, 'data-variants') === 'off'
  if (!isMade && !isOff) return null
  return (
    <Switch
      label={messages.smallerCopies}
      checked={!isOff}
      onChange={(on) => writeAttributes(props, { 'data-variants': on ? null : 'off' })}
    />
  )
}
