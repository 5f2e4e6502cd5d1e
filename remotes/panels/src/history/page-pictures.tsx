import type { Outcome, ProjectHistory } from '@pergola/contracts'
import { EmptyState, Skeleton } from '@pergola/ui'
import styles from './history-panel.module.css'
import { messages, reasons } from './messages.ts'
import { stillDocument } from './still-document.ts'
import { useAnswer } from './use-answer.ts'

export interface PagePicturesProps {
  history: ProjectHistory
  revision: number
  newest: number
  page: string
}

/** The page then and now, side by side, standing still. */
export function PagePictures({ history, revision, newest, page }: PagePicturesProps) {
  return (
    <div className={styles.pictures}>
      <Still title={messages.before} history={history} revision={revision} page={page} />
      <Still title={messages.present} history={history} revision={newest} page={page} />
    </div>
  )
}

async function draw(
  history: ProjectHistory,
  revision: number,
  page: string,
): Promise<Outcome<string, keyof typeof reasons>> {
  const built = await history.buildPage(revision, page)
  if (!built.ok) return built
  const read = async (path: string) => {
    const file = await history.readFile(revision, path)
    return file.ok ? file.value : null
  }
  return { ok: true, value: await stillDocument(built.value, read) }
}

interface StillProps extends Omit<PagePicturesProps, 'newest'> {
  title: string
}

function Still({ title, history, revision, page }: StillProps) {
  const drawn = useAnswer(() => draw(history, revision, page), `${revision} ${page}`)
  return (
    <figure className={styles.still}>
      <figcaption className={styles.caption}>{title}</figcaption>
      <div className={styles.window}>
        {!drawn && <Skeleton />}
        {drawn?.ok === false && (
          <EmptyState title={drawn.failure === 'page-missing' ? messages.noPage : reasons[drawn.failure]} />
        )}
        {drawn?.ok && <iframe className={styles.frame} title={`${title}: ${page}`} sandbox="" srcDoc={drawn.value} />}
      </div>
    </figure>
  )
}
