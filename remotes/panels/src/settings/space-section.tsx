import { pressCommand } from '@pergola/contracts'
import type { CommandsService } from '@pergola/contracts'
import { Button } from '@pergola/ui'
import { spaceMessages as messages } from './messages.ts'
import styles from './settings-panel.module.css'

const command = 'storage.show'

/** The button alone: the list is another part's. */
export function SpaceSection({ commands }: { commands: CommandsService }) {
  return (
    <section className={styles.clean} aria-label={messages.title}>
      <h3 className={styles.title}>{messages.title}</h3>
      <p className={styles.text}>{messages.text}</p>
      <div className={styles.buttons}>
        <Button disabled={!commands.find(command)} onClick={() => pressCommand(commands, command)}>
          {messages.button}
        </Button>
      </div>
    </section>
  )
}
