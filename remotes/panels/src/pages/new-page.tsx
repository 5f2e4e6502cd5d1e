import { Ellipsis, Plus } from 'lucide-react'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { Button, IconButton, Menu, TextField, UploadButton } from '@pergola/ui'
import type { MenuEntry } from '@pergola/ui'
import { messages } from './messages.ts'
import styles from './pages-panel.module.css'

export interface MadePage {
  readonly made: boolean
  /** What is wrong with the name; the field says it until another is typed. */
  readonly problem: string | null
}

interface NewPageProps {
  /** As typed. */
  onCreate: (typed: string) => Promise<MadePage>
  onUpload: (files: readonly File[]) => Promise<void>
  /** Pages that are made without a name being typed. */
  more: readonly MenuEntry[]
}

export function NewPage({ onCreate, onUpload, more }: NewPageProps) {
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string | null>(null)

  async function create(event: FormEvent) {
    event.preventDefault()
    const { made, problem: refused } = await onCreate(name)
    setProblem(refused)
    if (made) setName('')
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
      <UploadButton
        label={messages.upload}
        accept=".html,.htm"
        multiple
        small
        onFiles={(files) => void onUpload(files)}
      />
      <Menu
        trigger={<IconButton label={messages.moreWays} icon={<Ellipsis />} />}
        label={messages.moreWays}
        align="end"
        items={more}
      />
    </form>
  )
}
