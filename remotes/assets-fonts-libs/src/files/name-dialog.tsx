import { useState } from 'react'
import { Button, Dialog, focusOnMount, TextField } from '@pergola/ui'
import { messages } from '../messages.ts'

export interface NameRequest {
  readonly title: string
  readonly label: string
  readonly confirmLabel: string
  readonly name: string
  readonly hint?: string
  /** Why it cannot be called so; null when it may. */
  readonly problem: (name: string) => string | null
  readonly onName: (name: string) => void
}

/** Asks for a name and says what is wrong with it while it is typed. */
export function NameDialog({ request, onClose }: { request: NameRequest; onClose: () => void }) {
  const [name, setName] = useState(request.name)
  const problem = name === request.name ? null : request.problem(name)
  const isReady = name !== request.name && problem === null

  function submit() {
    if (!isReady) return
    onClose()
    request.onName(name)
  }

  const footer = (
    <>
      <Button onClick={onClose}>{messages.cancel}</Button>
      <Button variant="primary" disabled={!isReady} onClick={submit}>
        {request.confirmLabel}
      </Button>
    </>
  )
  return (
    <Dialog open title={request.title} onClose={onClose} footer={footer}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <TextField
          label={request.label}
          value={name}
          onChange={setName}
          error={problem}
          hint={request.hint}
          inputRef={focusOnMount}
          code
        />
      </form>
    </Dialog>
  )
}
