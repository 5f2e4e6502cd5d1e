import { Button } from '@pergola/ui'
import type { ListChunk } from '../../list-chunk/use-list-chunk.ts'
import { messages } from './messages.ts'
import styles from './source-bar.module.css'

/** The last line of a list that goes on. */
export function MoreLines({ next, more }: Pick<ListChunk<unknown>, 'next' | 'more'>) {
  if (next === 0) return null
  return (
    <li className={styles.more}>
      <Button onClick={more}>{messages.more(next)}</Button>
    </li>
  )
}
