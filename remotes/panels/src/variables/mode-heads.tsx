import { Plus } from 'lucide-react'
import { useState } from 'react'
import { IconButton, RenameInput, Tooltip } from '@pergola/ui'
import type { VariableMode, VariablePlace } from '@pergola/site/variables'
import { lookAt, modeName } from './look-at-mode.ts'
import { messages } from './messages.ts'
import type { Variables } from './use-variables.ts'
import type { VariableServices } from './variable-services.ts'
import styles from './variables-panel.module.css'

interface ModeHeadsProps {
  services: VariableServices
  variables: Variables
  readOnly: boolean
}

/** A selector or an at-rule as a person types it; null for what is neither. */
function readMode(typed: string): VariablePlace | null {
  if (/[{};]/.test(typed)) return null
  if (typed.startsWith('@'))
    return /^@(?:media|supports|container)\s*\S/i.test(typed) ? { selector: ':root', atRule: typed } : null
  return CSS.supports(`selector(${typed})`) ? { selector: typed, atRule: null } : null
}

/** The names of the columns. Each looks at the page in its mode, where the canvas can. */
export function ModeHeads({ services, variables, readOnly }: ModeHeadsProps) {
  const [adding, setAdding] = useState(false)

  function add(typed: string | null) {
    setAdding(false)
    if (typed === null || typed === '') return
    const place = readMode(typed)
    if (place) variables.addMode(place)
    else services.toasts.warning(messages.modeRefused(typed))
  }

  return (
    <div className={styles.heads}>
      <span className={styles.name}>{messages.name}</span>
      {variables.modes.map((mode) => (
        <ModeHead key={mode.id} mode={mode} services={services} />
      ))}
      <div className={styles.end}>
        {adding ? (
          <RenameInput label={messages.addMode} value="" className={styles.newMode} onEnd={add} />
        ) : (
          !readOnly && <IconButton label={messages.addMode} icon={<Plus />} onClick={() => setAdding(true)} />
        )}
      </div>
    </div>
  )
}

function ModeHead({ mode, services: { canvas } }: { mode: VariableMode; services: VariableServices }) {
  const name = modeName(mode, canvas)
  const look = lookAt(mode, canvas)
  return (
    <Tooltip content={look ? messages.lookAt(name) : messages.cannotLook(name)}>
      <button type="button" className={styles.mode} aria-disabled={look ? undefined : true} onClick={look ?? undefined}>
        {name}
      </button>
    </Tooltip>
  )
}
