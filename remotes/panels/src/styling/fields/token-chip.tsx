import { Unlink } from 'lucide-react'
import { useStore } from 'zustand'
import { IconButton } from '@pergola/ui'
import { messages } from '../messages.ts'
import { useReadOnly, useStyling } from '../styling-context.ts'
import styles from './fields.module.css'
import { useStyleEdit } from './use-style-edit.ts'
import { useStyleValue } from './use-style-value.ts'

/** The name of the one variable that a value is; null for any other value. */
export function tokenOf(value: string | undefined): string | null {
  return /^\s*var\(\s*(--[^\s,)]+)\s*(?:,[^()]*)?\)\s*$/i.exec(value ?? '')?.[1] ?? null
}

/** Whether a value is a variable and nothing else. */
export function useToken(property: string): string | null {
  return tokenOf(useStyleValue(property)?.value)
}

/** What a variable stands for, and the way to have that value in its place. */
export function TokenChip({ property, name }: { property: string; name: string }) {
  const { surface, supports } = useStyling()
  const edit = useStyleEdit()
  const readOnly = useReadOnly()
  const isHere = useStyleValue(property)?.origin === 'here'
  const value = useStore(surface.state, ({ customProperties }) => customProperties[name] ?? '')
  const isColour = value !== '' && supports('color', value)
  return (
    <div className={styles.token}>
      {isColour && <span className={styles.swatch} style={{ background: value }} />}
      <span className={styles.tokenName} title={name}>
        {name.slice(2)}
      </span>
      <span className={styles.tokenValue}>{value === '' ? messages.unknownToken : value}</span>
      {isHere && value !== '' && !readOnly && (
        <IconButton
          label={messages.detach(name)}
          icon={<Unlink />}
          onClick={() => edit.commit(property, value.trim())}
        />
      )}
    </div>
  )
}
