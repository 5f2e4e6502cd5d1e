import type { FileLike, Outcome, ProjectHistory, ProjectsService } from '@pergola/contracts'
import { EmptyState, Skeleton } from '@pergola/ui'
import styles from './history-panel.module.css'
import { messages, reasons } from './messages.ts'
import { stillDocument } from '../still-document.ts'
import { useAnswer } from './use-answer.ts'

export interface PagePicturesProps {
  history: ProjectHistory
  projects: Pick<ProjectsService, 'decode'>
  revision: number
  newest: number
  page: string
}

/** The page then and now, side by side, standing still. */
export function PagePictures({ newest, ...shown }: PagePicturesProps) {
  return (
    <div className={styles.pictures}>
      <Still {...shown} title={messages.before} />
      <Still {...shown} title={messages.present} revision={newest} />
    </div>
  )
}

async function draw({
  history,
  projects,
  revision,
  page,
}: Omit<StillProps, 'title'>): Promise<Outcome<string, keyof typeof reasons>> {
  const built = await history.buildPage(revision, page)
  if (!built.ok) return built
  const read = async (path: string) => {
    const file = await history.readFile(revision, path)
    return file.ok ? file.value : null
  }
  const decode = async (path: string, file: FileLike) => (await projects.decode?.(path, file))?.text ?? null
  return { ok: true, value: await stillDocument(built.value, read, decode) }
}

interface StillProps extends Omit<PagePicturesProps, 'newest'> {
  title: string
}

function Still({ title, ...shown }: StillProps) {
  const { revision, page } = shown
  const drawn = useAnswer(() => draw(shown), `${revision} ${page}`)
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
