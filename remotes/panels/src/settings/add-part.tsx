import type { AddRemoteFailure, RemotesService } from '@pergola/contracts'
import { Button, TextField } from '@pergola/ui'
import { TriangleAlert } from 'lucide-react'
import { type SyntheticEvent, useState } from 'react'
import { describeAddFailure, partMessages as messages } from './parts-messages.ts'
import styles from './parts-section.module.css'

type Attempt =
  | { readonly kind: 'none' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'added'; readonly title: string }
  | { readonly kind: 'failed'; readonly failure: AddRemoteFailure; readonly detail: string | undefined }

/** A part of a stranger by its address, with what that means said before and not after. */
export function AddPart({ remotes }: { remotes: RemotesService }) {
  const [address, setAddress] = useState('')
  const [attempt, setAttempt] = useState<Attempt>({ kind: 'none' })

  async function add(event: SyntheticEvent) {
    event.preventDefault()
    setAttempt({ kind: 'busy' })
    const outcome = await remotes.add(address)
    if (!outcome.ok) return setAttempt({ kind: 'failed', failure: outcome.failure, detail: outcome.detail })
    setAttempt({ kind: 'added', title: outcome.value.title })
    // The next one may be typed while the files of this one are being kept.
    setAddress((now) => (now === address ? '' : now))
  }

  return (
    <form className={styles.form} onSubmit={add}>
      <p className={styles.warning}>
        <TriangleAlert aria-hidden="true" />
        <span>{messages.warning}</span>
      </p>
      <div className={styles.row}>
        <TextField
          label={messages.address}
          value={address}
          placeholder={messages.placeholder}
          error={attempt.kind === 'failed' ? describeAddFailure(attempt.failure, attempt.detail) : null}
          onChange={(text) => {
            setAddress(text)
            setAttempt({ kind: 'none' })
          }}
        />
        <Button type="submit" disabled={address.trim() === '' || attempt.kind === 'busy'}>
          {attempt.kind === 'busy' ? messages.adding : messages.add}
        </Button>
      </div>
      <output className={styles.done}>{attempt.kind === 'added' ? messages.added(attempt.title) : ''}</output>
    </form>
  )
}
