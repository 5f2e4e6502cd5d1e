import { Upload } from 'lucide-react'
import { useRef } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import type { ButtonProps } from '../button/button.tsx'
import { IconButton } from '../button/icon-button.tsx'

export interface UploadButtonProps {
  /** What the button says; with an icon alone, its name. */
  label: string
  /** Name of the field behind the button, where the button says too little for it. */
  fieldLabel?: string
  /** As an input takes it: `.json,application/json`. */
  accept?: string
  multiple?: boolean
  disabled?: boolean
  variant?: ButtonProps['variant']
  /** Null for none. */
  icon?: ReactNode
  /** With its icon alone. */
  small?: boolean
  /** Never called without a file; the same file can be chosen again. */
  onFiles: (files: readonly [File, ...File[]]) => void
}

/** A button that asks for files. */
export function UploadButton(props: UploadButtonProps) {
  const { label, fieldLabel = label, accept, multiple, disabled, variant, icon = <Upload />, small, onFiles } = props
  const field = useRef<HTMLInputElement>(null)
  const choose = () => field.current?.click()
  return (
    <>
      {small ? (
        <IconButton label={label} icon={icon} disabled={disabled} onClick={choose} />
      ) : (
        <Button variant={variant} icon={icon} disabled={disabled} onClick={choose}>
          {label}
        </Button>
      )}
      <input
        ref={field}
        type="file"
        accept={accept}
        multiple={multiple}
        hidden
        aria-label={fieldLabel}
        onChange={(event) => {
          const [first, ...others] = event.currentTarget.files ?? []
          event.currentTarget.value = ''
          if (first) onFiles([first, ...others])
        }}
      />
    </>
  )
}
