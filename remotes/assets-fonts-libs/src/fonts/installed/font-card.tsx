import { Cloud, Trash2 } from 'lucide-react'
import type { Font } from '@pergola/contracts'
import { familyOf } from '@pergola/site/fonts'
import { IconButton } from '@pergola/ui'
import { megabytes } from '../../assets/asset-kind.ts'
import { fontMessages as messages } from '../messages.ts'
import { isOldFormat } from '../upload/can-show.ts'
import { fontFacts } from '../font-facts.ts'
import { FontSample } from './font-sample.tsx'
import { sampleText } from './sample-text.ts'
import styles from './installed-fonts.module.css'

export interface InstalledFont {
  readonly key: string
  readonly font: Font
  /** Where this editor finds the file; null where there is none of its own. */
  readonly url: string | null
  readonly isMissing: boolean
}

interface FontCardProps {
  entry: InstalledFont
  isSelected: boolean
  /** Absent in a tab that only reads, as is `onDelete`. */
  onSelect?: (isSelected: boolean) => void
  onDelete?: () => void
}

export function FontCard({ entry, isSelected, onSelect, onDelete }: FontCardProps) {
  const { key, font } = entry
  const name = familyOf(font) || key
  const facts = fontFacts(font)
  return (
    <article className={styles.card} data-selected={isSelected || undefined}>
      {onSelect && (
        <label className={styles.check}>
          <input
            type="checkbox"
            aria-label={messages.select(`${name} ${facts}`)}
            checked={isSelected}
            onChange={(event) => onSelect(event.currentTarget.checked)}
          />
        </label>
      )}
      <div className={styles.words}>
        <p className={styles.name} title={name}>
          {name}
        </p>
        <Look entry={entry} />
        <p className={styles.facts}>{facts}</p>
      </div>
      <Place font={font} />
      {onDelete && <IconButton label={messages.delete(name)} icon={<Trash2 />} danger onClick={onDelete} />}
    </article>
  )
}

function Look({ entry: { key, font, url, isMissing } }: Pick<FontCardProps, 'entry'>) {
  if (isMissing) return <p className={styles.problem}>{messages.missing}</p>
  if (isOldFormat(font)) return <p className={styles.warning}>{messages.notShownToday}</p>
  return <FontSample url={url} family={key} text={sampleText(font.unicodeRange)} />
}

function Place({ font }: { font: Font }) {
  if (!font.isCDN) return <span className={styles.size}>{megabytes(font.size * 1024 * 1024)}</span>
  return (
    <span className={styles.cdn} title={font.url}>
      <Cloud aria-hidden="true" /> {messages.cdn}
    </span>
  )
}
