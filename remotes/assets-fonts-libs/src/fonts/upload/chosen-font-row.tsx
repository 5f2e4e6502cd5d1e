import { Trash2 } from 'lucide-react'
import { IconButton, TextField } from '@pergola/ui'
import { megabytes } from '../../assets/asset-kind.ts'
import { fontFacts } from '../font-facts.ts'
import { fontMessages as messages } from '../messages.ts'
import { isOldFormat } from './can-show.ts'
import type { ChosenFont } from './chosen-font.ts'
import styles from './upload-fonts.module.css'

interface ChosenFontRowProps {
  font: ChosenFont
  onName: (name: string) => void
  onLeaveOut: () => void
}

export function ChosenFontRow({ font, onName, onLeaveOut }: ChosenFontRowProps) {
  const { file, name, facts, problem } = font
  return (
    <li className={styles.row}>
      <div className={styles.name}>
        <TextField
          label={messages.name(file.name)}
          hideLabel
          value={name}
          onChange={onName}
          disabled={problem !== null}
          error={name.trim() === '' ? messages.nameEmpty : null}
        />
      </div>
      <div className={styles.file}>
        <span className={styles.fileName} title={file.name}>
          {file.name}
        </span>
        {problem !== null ? (
          <span className={styles.problem} role="alert">
            {problem}
          </span>
        ) : (
          <span className={styles.facts}>
            {facts ? `${fontFacts(facts)} · ${megabytes(file.size)}` : messages.reading}
          </span>
        )}
        {facts && isOldFormat(facts) && <span className={styles.warning}>{messages.oldFormat}</span>}
      </div>
      <IconButton label={messages.leaveOut(file.name)} icon={<Trash2 />} onClick={onLeaveOut} />
    </li>
  )
}
