import { Upload } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '@pergola/ui'
import { messages } from '../messages.ts'

interface LoadButtonProps {
  onFile: (file: File) => void
}

export function LoadButton({ onFile }: LoadButtonProps) {
  const input = useRef<HTMLInputElement>(null)

  return (
    <>
      <Button icon={<Upload />} onClick={() => input.current?.click()}>
        {messages.loadSite}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".zip"
        hidden
        aria-label={messages.loadSite}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0]
          // Emptied, so that the same file can be chosen again.
          event.currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}
