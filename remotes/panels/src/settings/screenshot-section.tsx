import { pressCommand } from '@pergola/contracts'
import type { CommandsService } from '@pergola/contracts'
import { Button } from '@pergola/ui'
import { screenshotMessages as messages } from './messages.ts'
import styles from './settings-panel.module.css'

const command = 'page.screenshot'

/** The button alone: what it does is a command of the canvas. */
export function ScreenshotSection({ commands }: { commands: CommandsService }) {
  const isOff = commands.find(command)?.enabled !== true
  return (
    <section className={styles.clean} aria-label={messages.title}>
      <h3 className={styles.title}>{messages.title}</h3>
      <p className={styles.text}>{messages.text}</p>
      <div className={styles.buttons}>
        <Button disabled={isOff} onClick={() => pressCommand(commands, command)}>
          {messages.button}
        </Button>
      </div>
    </section>
  )
}
