import { Button, Combobox, TextField } from '@pergola/ui'
import { componentMarkers } from '@pergola/contracts'
import { loopPartDirectives, partSettings, viewAround } from '@pergola/site/components'
import type { PartSettings } from '@pergola/site/components'
import { eventNames } from '@pergola/site/directives'
import { loopPage, partAttributes } from './loop-view-edit.ts'
import { messages } from './messages.ts'
import styles from './traits-panel.module.css'
import { attributeOf, writeAttributes } from './use-traits.ts'
import type { TraitProps } from './use-traits.ts'

/** A companion of a loop: when it does something, and to which entries. */
export function LoopPartTraits(props: TraitProps) {
  const { element, services } = props
  const page = loopPage(services.canvas)
  const settings = partSettings(page, element.id)
  if (settings === null) return null
  const view = viewAround(page, element.id)
  const wanted = view && loopPartDirectives(settings.part, view, settings)
  const isConnected = wanted && Object.entries(wanted).every(([name, value]) => attributeOf(element, name) === value)

  function write(part: Partial<PartSettings>) {
    const next = { ...settings!, ...part }
    writeAttributes(props, {
      [componentMarkers.loopEvent]: next.event === 'click' ? null : next.event,
      [componentMarkers.loopFilterValue]: next.filterValue === '_' ? null : next.filterValue,
      ...partAttributes(next, view, view, settings!),
    })
  }

  const isFilter = settings.part === 'filter' || settings.part === 'input'
  return (
    <>
      {settings.part !== 'input' && (
        <EventField event={settings.event} {...props} onChange={(event) => write({ event })} />
      )}
      {settings.part === 'filter' && (
        <TextField
          label={messages.loopFilterValue}
          hint={messages.loopFilterValueHint}
          value={settings.filterValue}
          onCommit={(filterValue) => write({ filterValue: filterValue || '_' })}
        />
      )}
      {!wanted && <p className={styles.note}>{isFilter ? messages.noFilterAround : messages.noCountAround}</p>}
      {wanted && !isConnected && <Button onClick={() => write({})}>{messages.connectLoop}</Button>}
    </>
  )
}

function EventField({ event, services, onChange }: TraitProps & { event: string; onChange(event: string): void }) {
  return (
    <Combobox
      label={messages.loopEvent}
      code
      value={event}
      suggestions={eventNames}
      onCommit={(typed) => {
        const wanted = typed.trim() || 'click'
        if (wanted === event) return
        if (/^[A-Za-z][\w-]*$/.test(wanted)) onChange(wanted)
        else services.toasts.error(messages.invalid)
      }}
    />
  )
}
