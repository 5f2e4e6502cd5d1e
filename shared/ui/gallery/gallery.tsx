import { Fields } from './fields.tsx'
import { Floats } from './floats.tsx'
import styles from './gallery.module.css'
import { Pieces } from './pieces.tsx'

export function Gallery() {
  return (
    <main className={styles.gallery}>
      <Pieces />
      <Fields />
      <Floats />
    </main>
  )
}
