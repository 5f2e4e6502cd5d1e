import { EmptyState } from '@pergola/ui'
import { messages } from './messages.ts'
import { StarterPreview } from './starter-preview.tsx'
import { starters, type Starter } from './starter-list.ts'
import styles from './starter-picker.module.css'

export interface StarterPickerProps {
  /** Null is a blank site. */
  readonly chosen: Starter | null
  readonly onChoose: (starter: Starter | null) => void
}

/** Blank and the starters by their pictures. */
export function StarterGallery({ chosen, onChoose }: StarterPickerProps) {
  return (
    <fieldset className={styles.gallery}>
      <legend className={styles.legend}>{messages.title}</legend>
      <div className={styles.cards}>
        <Card label={messages.blank} isChosen={chosen === null} onChoose={() => onChoose(null)} />
        {starters.map((starter) => (
          <Card
            key={starter.id}
            label={starter.label}
            picture={starter.picture}
            isChosen={chosen?.id === starter.id}
            onChoose={() => onChoose(starter)}
          />
        ))}
      </div>
    </fieldset>
  )
}

interface CardProps {
  readonly label: string
  readonly picture?: string
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function Card({ label, picture, isChosen, onChoose }: CardProps) {
  return (
    <label className={styles.card}>
      <input className={styles.radio} type="radio" name="starter" checked={isChosen} onChange={onChoose} />
      {picture === undefined ? (
        <span className={styles.picture} />
      ) : (
        <img className={styles.picture} src={picture} alt="" width="640" height="400" loading="lazy" />
      )}
      <span className={styles.label}>{label}</span>
    </label>
  )
}

/** The chosen starter, alive; for a blank site the words that say what there is. */
export function ChosenStarter({ chosen }: Pick<StarterPickerProps, 'chosen'>) {
  return (
    <div className={styles.stage}>
      {chosen ? (
        <StarterPreview key={chosen.id} starter={chosen} />
      ) : (
        <EmptyState title={messages.blankTitle} text={messages.blankHint} />
      )}
    </div>
  )
}
