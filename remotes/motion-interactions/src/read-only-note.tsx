import styles from './read-only-note.module.css'

const text = 'Another tab edits this project. Take over to change what moves; it can be played here all the same.'

/** Stands over what can be looked at in a tab that does not write. */
export function ReadOnlyNote() {
  return (
    <p className={styles.note} role="note">
      {text}
    </p>
  )
}
