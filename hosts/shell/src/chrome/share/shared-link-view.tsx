import { pressCommand, type SharedLink } from '@pergola/contracts'
import { Button, focusOnMount, TextField } from '@pergola/ui'
import { useShell } from '../../context/shell-context.tsx'
import { copyLink } from './copy-link.ts'
import { messages, momentText } from './messages.ts'
import styles from './share.module.css'

/** The link, to be copied again, or by hand where the browser does not copy. */
export function SharedLinkView({ shared, isCopied }: { shared: SharedLink; isCopied: boolean }) {
  const { toasts, commands } = useShell().services

  async function copy() {
    if (await copyLink(shared.link)) toasts.success(messages.copied)
    else toasts.warning(messages.notCopied)
  }

  return (
    <div className={styles.question}>
      <div className={styles.link}>
        <TextField
          label={messages.link}
          value={shared.link}
          readOnly
          code
          inputRef={focusOnMount}
          {...(isCopied ? {} : { hint: messages.notCopied })}
        />
        <Button onClick={() => void copy()}>{messages.copy}</Button>
      </div>
      <p className={styles.intro}>{messages.until(momentText(shared.expires))}</p>
      {shared.isKept === false && (
        <>
          <p className={styles.intro} role="alert">
            {messages.notNoted}
          </p>
          <Button onClick={() => pressCommand(commands, 'storage.show')}>{messages.space}</Button>
        </>
      )}
    </div>
  )
}
