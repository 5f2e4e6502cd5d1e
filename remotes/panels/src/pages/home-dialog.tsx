import { useState } from 'react'
import type { HomePageWish } from '@pergola/contracts'
import { Button, Dialog, focusOnMount, Switch, TextField } from '@pergola/ui'
import { messages } from './messages.ts'
import styles from './pages-panel.module.css'

interface HomeDialogProps {
  /** The page that is to be the first one. */
  name: string
  onWish: (wish: HomePageWish) => void
  onClose: () => void
}

/** Asks what the first page of before is called from then on, and where links to the first page lead. */
export function HomeDialog({ name, onWish, onClose }: HomeDialogProps) {
  const [formerName, setFormerName] = useState<string>(messages.formerName)
  const [followFormer, setFollowFormer] = useState(false)

  function submit() {
    onClose()
    onWish({ name, formerName, followFormer })
  }

  const footer = (
    <>
      <Button onClick={onClose}>{messages.cancel}</Button>
      <Button variant="primary" disabled={formerName.trim() === ''} onClick={submit}>
        {messages.homeConfirm}
      </Button>
    </>
  )
  return (
    <Dialog open title={messages.homeTitle(name)} onClose={onClose} footer={footer}>
      <form
        className={styles.moving}
        onSubmit={(event) => {
          event.preventDefault()
          if (formerName.trim() !== '') submit()
        }}
      >
        <TextField
          label={messages.formerField}
          hint={messages.formerHint}
          value={formerName}
          onChange={setFormerName}
          inputRef={focusOnMount}
        />
        <Switch label={messages.followFormer} checked={followFormer} onChange={setFollowFormer} />
      </form>
    </Dialog>
  )
}
