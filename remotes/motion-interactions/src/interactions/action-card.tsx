import { IconButton } from '@pergola/ui'
import { Copy, Trash2 } from 'lucide-react'
import { fallbackOf, findAction } from '@pergola/site/interactions'
import type { CanvasService, NodeId } from '@pergola/contracts'
import type { Action } from '@pergola/site/interactions'
import styles from './interactions-panel.module.css'
import { messages } from './messages.ts'
import { ParameterField } from './parameter-field.tsx'

interface ActionCardProps {
  action: Action
  keyframes: readonly string[]
  canvas: CanvasService
  selectorOf: (id: NodeId) => string
  onSet: (key: string, value: string | number | boolean) => void
  onCopy: () => void
  onRemove: () => void
}

export function ActionCard({ action, onSet, onCopy, onRemove, ...given }: ActionCardProps) {
  const { label, params, access } = action
  const usual = findAction(action.function)?.params ?? params
  const names = Object.keys(usual)
  return (
    <li className={styles.action}>
      <div className={styles.head}>
        <h4 className={styles.name}>{label}</h4>
        <IconButton label={messages.copyAction(label)} icon={<Copy />} onClick={onCopy} />
        <IconButton label={messages.removeAction(label)} icon={<Trash2 />} onClick={onRemove} />
      </div>
      {names.length === 0 && <p className={styles.note}>{messages.noParameters}</p>}
      {names.map((name) => (
        <ParameterField
          key={name}
          name={name}
          usual={usual[name] ?? ''}
          value={Object.hasOwn(params, name) ? params[name] : undefined}
          canvas={given.canvas}
          selectorOf={given.selectorOf}
          keyframes={access && Object.hasOwn(access, name) ? given.keyframes : undefined}
          fallback={fallbackOf(action.function, name)}
          onChange={(value) => onSet(name, value)}
        />
      ))}
    </li>
  )
}
