import { Plus, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { Button, IconButton, TextField } from '@pergola/ui'
import { messages } from './messages.ts'
import styles from './pages-panel.module.css'

interface NewPageProps {
  /** Null when the page was made, else why not. */
  onCreate: (name: string) => Promise<string | null>
  onUpload: (files: readonly File[]) => Promise<void>
}

export function NewPage({ onCreate, onUpload }: NewPageProps) {
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const files = useRef<HTMLInputElement>(null)

  async function create(event: FormEvent) {
    event.preventDefault()
    const wanted = name.trim().toLowerCase()
    if (wanted === '') return
    const refused = await onCreate(wanted)
    setProblem(refused)
    if (refused === null) setName('')
  }

  return (
    <form className={styles.create} onSubmit={(event) => void create(event)}>
      <TextField
        label={messages.newPage}
        hideLabel
        placeholder={messages.newPage}
        value={name}
        error={problem}
        onChange={(text) => {
          setName(text)
          setProblem(null)
        }}
      />
      <Button type="submit" icon={<Plus />} aria-label={messages.create}>
        Create
      </Button>
      <IconButton label={messages.upload} icon={<Upload />} onClick={() => files.current?.click()} />
      <input
        ref={files}
        type="file"
        accept=".html,.htm"
        multiple
        hidden
        aria-label={messages.upload}
        onChange={(event) => {
          const chosen = [...(event.currentTarget.files ?? [])]
          // The same file may be chosen again after it was repaired.
          event.currentTarget.value = ''
          void onUpload(chosen)
        }}
      />
    </form>
  )
}
