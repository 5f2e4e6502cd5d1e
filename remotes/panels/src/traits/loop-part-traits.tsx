import { Button, Combobox, TextField } from '@pergola/ui'
import { componentMarkers } from '@pergola/contracts'
import type { NodeId } from '@pergola/contracts'
import { isApart, isConnectedLater, looperAround } from '@pergola/site/components'
import { loopPartDirectives, partSettings, viewInLooper } from '@pergola/site/components'
import type { LoopPage, LoopView, PartSettings } from '@pergola/site/components'
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
  const view = viewAt(page, element.id)

  function write(part: Partial<PartSettings>) {
    const next = { ...settings!, ...part }
    writeAttributes(props, {
      [componentMarkers.loopEvent]: next.event === 'click' ? null : next.event,
      [componentMarkers.loopFilterValue]: next.filterValue === '_' ? null : next.filterValue,
      ...partAttributes(next, view, view, settings!),
    })
  }

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
      <Connection {...props} settings={settings} view={view} page={page} onConnect={() => write({})} />
    </>
  )
}

/** What it is connected with here. In a symbol whose loop stands outside that is the build's to say. */
function viewAt(page: LoopPage, id: NodeId): LoopView | null {
  const looper = looperAround(page, id)
  return looper && !isApart(page, id, looper.id) ? viewInLooper(page, looper.id) : null
}

interface ConnectionProps extends TraitProps {
  readonly settings: PartSettings
  readonly view: LoopView | null
  readonly page: LoopPage
  readonly onConnect: () => void
}

function Connection({ element, settings, view, page, onConnect }: ConnectionProps) {
  if (isConnectedLater(page, element.id)) return <p className={styles.note}>{messages.connectedLater}</p>
  const wanted = view && loopPartDirectives(settings.part, view, settings)
  const isFilter = settings.part === 'filter' || settings.part === 'input'
  if (!wanted) return <p className={styles.note}>{isFilter ? messages.noFilterAround : messages.noCountAround}</p>
  const isConnected = Object.entries(wanted).every(([name, value]) => attributeOf(element, name) === value)
  return isConnected ? null : <Button onClick={onConnect}>{messages.connectLoop}</Button>
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
