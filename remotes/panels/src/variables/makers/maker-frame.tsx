import { ArrowLeft } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { Button, IconButton, PanelFrame, SegmentedControl } from '@pergola/ui'
import type { Variables } from '../use-variables.ts'
import type { VariableServices } from '../variable-services.ts'
import { placeValues, type MadeValue, type OnTaken } from './made-values.ts'
import { messages } from './messages.ts'
import { messages as panelMessages } from '../messages.ts'
import styles from './makers.module.css'

export interface MakerProps {
  readonly services: VariableServices
  readonly variables: Variables
  /** Back to the list, whether or not something was made. */
  readonly onEnd: () => void
}

interface MakerFrameProps extends MakerProps {
  readonly title: string
  /** Of the undo step. */
  readonly label: string
  /** Empty while the fields say nothing that can be made. */
  readonly made: readonly MadeValue[]
  readonly fields: ReactNode
  /** One entry for each value, in the same order. */
  readonly children: ReactNode
}

/** What all makers share: their fields, what they make, what becomes of names that are taken, and the canvas that follows. */
export function MakerFrame({ services, variables, onEnd, title, label, made, fields, children }: MakerFrameProps) {
  const [onTaken, setOnTaken] = useState<OnTaken>('skip')
  const { rows, home, preview } = variables
  const taken = useMemo(() => takenNames(made, variables), [made, variables])
  const placed = useMemo(() => placeValues(made, { rows, home, onTaken }), [made, rows, home, onTaken])
  useEffect(() => {
    // From the sheets as they are now: they may have been edited since the last change of a field.
    preview.end()
    if (placed.edits.length > 0) preview.show(placed.edits)
  }, [preview, placed])
  useEffect(() => preview.end, [preview])

  async function apply() {
    preview.end()
    if (!home) return services.toasts.warning(panelMessages.noHome)
    if (!(await variables.changes.editSheets(placed.edits, label))) return
    services.toasts.success(messages.made(placed.added, placed.replaced))
    onEnd()
  }

  const count = placed.added + placed.replaced
  return (
    <PanelFrame
      label={title}
      head={
        <div className={styles.title}>
          <IconButton label={messages.back} icon={<ArrowLeft />} onClick={onEnd} />
          <h2>{title}</h2>
        </div>
      }
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onEnd()
      }}
    >
      <form
        ref={focusFirst}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void apply()
        }}
      >
        {fields}
        {children}
        {taken > 0 && <TakenNames count={taken} value={onTaken} onChange={setOnTaken} />}
        <div className={styles.buttons}>
          <Button onClick={onEnd}>{messages.cancel}</Button>
          <Button type="submit" variant="primary" disabled={count === 0}>
            {count === 0 ? messages.nothing : messages.apply(placed.added, placed.replaced)}
          </Button>
        </div>
      </form>
    </PanelFrame>
  )
}

/** Whoever came by keys goes on in the first field. */
function focusFirst(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('input, button')?.focus()
}

function takenNames(made: readonly MadeValue[], { rows }: Variables): number {
  const names = new Set(rows.flatMap(({ name, cells }) => (cells.has('') ? [name] : [])))
  return made.filter(({ name }) => names.has(name)).length
}

interface TakenNamesProps {
  readonly count: number
  readonly value: OnTaken
  readonly onChange: (value: OnTaken) => void
}

function TakenNames({ count, value, onChange }: TakenNamesProps) {
  return (
    <div className={styles.taken}>
      <SegmentedControl<OnTaken>
        label={messages.taken(count)}
        hideLabel={false}
        value={value}
        options={[
          { value: 'skip', label: messages.skip },
          { value: 'replace', label: messages.replace },
        ]}
        onChange={onChange}
      />
    </div>
  )
}
