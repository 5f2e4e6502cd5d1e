import { Button, IconButton } from '@pergola/ui'
import { Upload } from 'lucide-react'
import { useRef } from 'react'
import { messages } from './messages.ts'

interface UploadButtonProps {
  /** With an icon alone. */
  small?: boolean
  onFile: (file: File) => void
}

export function UploadButton({ small, onFile }: UploadButtonProps) {
  const chooser = useRef<HTMLInputElement>(null)
  const choose = () => chooser.current?.click()
  return (
    <>
      <input
        ref={chooser}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={messages.upload}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (file) onFile(file)
        }}
      />
      {small ? (
        <IconButton label={messages.upload} icon={<Upload />} onClick={choose} />
      ) : (
        <Button icon={<Upload />} onClick={choose}>
          {messages.upload}
        </Button>
      )}
    </>
  )
}
