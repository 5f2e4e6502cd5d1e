import { FolderOpen } from 'lucide-react'
import { useStore } from 'zustand'
import type { AssetRequest } from '@pergola/contracts'
import { IconButton, TextField } from '@pergola/ui'
import styles from './traits-panel.module.css'
import { attributeOf, writeAttributes } from './use-traits.ts'
import type { TraitProps } from './use-traits.ts'

/** Pages stand in their own folder, except the first one. */
function assetAddress(path: string, openPage: string): string {
  return openPage === 'index' ? `./${path}` : `../${path}`
}

interface SourceFieldProps extends TraitProps {
  label: string
  attribute: string
  pickLabel: string
  request: AssetRequest
  hint?: string | undefined
  placeholder?: string | undefined
}

/** An address that is typed, or chosen among the project's files. */
export function SourceField({ label, attribute, pickLabel, request, hint, placeholder, ...props }: SourceFieldProps) {
  const { element, services } = props
  const openPage = useStore(services.canvas.state, (state) => state.document?.pageName ?? 'index')

  async function pick() {
    const picked = await services.assetPicker?.pick(request)
    if (picked) writeAttributes(props, { [attribute]: assetAddress(picked.path, openPage) })
  }

  return (
    <div className={styles.withButton}>
      <TextField
        label={label}
        hint={hint}
        placeholder={placeholder}
        value={attributeOf(element, attribute) ?? ''}
        onCommit={(text) => writeAttributes(props, { [attribute]: text.trim() === '' ? null : text.trim() })}
      />
      <IconButton
        label={pickLabel}
        icon={<FolderOpen />}
        disabled={services.assetPicker === undefined}
        onClick={() => void pick()}
      />
    </div>
  )
}
