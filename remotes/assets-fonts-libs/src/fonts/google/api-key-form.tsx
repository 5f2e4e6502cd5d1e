import { useState } from 'react'
import type { SettingsService } from '@pergola/contracts'
import { Button, focusOnMount, TextField } from '@pergola/ui'
import { fontMessages as messages } from '../messages.ts'
import styles from './google-fonts.module.css'
import type { GoogleFamilies } from './use-google-families.ts'

interface ApiKeyFormProps {
  google: GoogleFamilies
  settings: SettingsService | undefined
}

const layoutKey = 'google-fonts-key'

/** The key is kept in this browser and goes to nobody but Google. */
export function ApiKeyForm({ google, settings }: ApiKeyFormProps) {
  const [key, setKey] = useState(() => String(settings?.readLayout(layoutKey) ?? ''))
  const [isShown, setShown] = useState(false)
  const [isAsking, setAsking] = useState(false)

  async function load() {
    settings?.writeLayout(layoutKey, key.trim())
    setAsking(true)
    await google.ask(key.trim()).finally(() => setAsking(false))
  }

  if (google.isGoogles) return <Button onClick={google.showBuiltIn}>{messages.builtIn}</Button>
  if (!isShown) return <Button onClick={() => setShown(true)}>{messages.enterKey}</Button>
  return (
    <form
      className={styles.key}
      onSubmit={(event) => {
        event.preventDefault()
        if (key.trim() !== '' && !isAsking) void load()
      }}
    >
      <TextField
        label={messages.key}
        value={key}
        onChange={setKey}
        hint={messages.keyHint}
        code
        inputRef={focusOnMount}
      />
      <Button type="submit" disabled={key.trim() === '' || isAsking}>
        {messages.load}
      </Button>
    </form>
  )
}
