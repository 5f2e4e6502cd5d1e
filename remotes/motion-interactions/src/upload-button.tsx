import { Button, IconButton } from '@pergola/ui'
import { Upload } from 'lucide-react'
import { useRef } from 'react'

interface UploadButtonProps {
  label: string
  /** With an icon alone. */
  small?: boolean
  onFile: (file: File) => void
}

export function UploadButton({ label, small, onFile }: UploadButtonProps) {
  const chooser = useRef<HTMLInputElement>(null)
  const choose = () => chooser.current?.click()
  return (
    <>
      <input
        ref={chooser}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={label}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (file) onFile(file)
        }}
      />
      {small ? (
        <IconButton label={label} icon={<Upload />} onClick={choose} />
      ) : (
        <Button icon={<Upload />} onClick={choose}>
          {label}
        </Button>
      )}
    </>
  )
}
