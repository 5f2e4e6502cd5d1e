import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { limits } from '@pergola/contracts'
import { Button, EmptyState, firstOf, PanelFrame, ProgressBar, useDebounced } from '@pergola/ui'
import { createFind } from './create-find.ts'
import type { Find, FindServices, FindState } from './create-find.ts'
import { FindFields } from './find-fields.tsx'
import styles from './find-panel.module.css'
import { goToMatch } from './go-to-match.ts'
import { messages } from './messages.ts'
import { refusalOfReplacing, replaceFound } from './replace-found.ts'
import { ResultList } from './result-list.tsx'

/** Find and replace over the site. Results come while one types. */
export function FindPanel(services: FindServices) {
  const [find] = useState(() => createFind(services))
  const state = useStore(find.state)
  const refusal = useRefusal(services)
  const [isReplacing, setReplacing] = useState(false)
  const { query, scope, results } = state
  useEffect(() => find.dispose, [find])
  useSearch(find, query, scope)

  async function replace(chosen: Parameters<typeof replaceFound>[2]) {
    if (isReplacing) return
    setReplacing(true)
    await replaceFound(find, services, chosen).finally(() => setReplacing(false))
  }

  const mayReplace = refusal === null && !isReplacing && state.searched
  return (
    <PanelFrame
      label={messages.title}
      fills
      head={
        <FindFields
          state={state}
          onChange={find.change}
          onSearch={() => void find.run()}
          onReplaceAll={mayReplace && results.length > 0 ? () => void replace(null) : null}
          refusal={refusal}
        />
      }
    >
      <Status state={state} onCancel={find.cancel} />
      {results.length > 0 && (
        <ResultList
          results={results}
          onGoTo={({ result: { source }, match }) =>
            void goToMatch({ source, match, isCode: query.what === 'code' }, services)
          }
          onReplace={mayReplace ? ({ result: { source }, match }) => void replace({ source, match }) : null}
        />
      )}
    </PanelFrame>
  )
}

function useRefusal(services: FindServices): string | null {
  const { canvas, projects } = services
  useStore(projects.state, ({ open }) => `${open?.trust} ${open?.role}`)
  useStore(canvas.state, ({ readOnly, document }) => readOnly || document === null)
  return refusalOfReplacing(services)
}

/** Searches again when what is asked has been still for a moment. */
function useSearch(find: Find, query: FindState['query'], scope: FindState['scope']): void {
  const settled = useDebounced(query, limits.searchDebounce)
  useEffect(() => {
    void find.run()
    // What is asked is read from the state; these say when.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [find, settled, scope])
}

function Status({ state, onCancel }: { state: FindState; onCancel: () => void }) {
  const { results, progress, searched, cancelled, problem, skipped, query } = state
  const count = results.reduce((sum, result) => sum + result.count, 0)
  const isAsked = query.pattern !== '' || (query.what === 'attribute' && Boolean(query.attribute))
  if (!isAsked) return <EmptyState title={messages.hint} />
  return (
    <div className={styles.status}>
      {progress && (
        <div className={styles.progress}>
          <ProgressBar label={messages.searching} done={progress.done} total={progress.total} />
          <Button onClick={onCancel}>{messages.cancel}</Button>
        </div>
      )}
      <output className={styles.counted}>{count > 0 && messages.count(count, results.length)}</output>
      {cancelled && <p className={styles.note}>{messages.cancelled}</p>}
      {skipped.length > 0 && <p className={styles.note}>{messages.skipped(firstOf(skipped))}</p>}
      {searched && count === 0 && problem === null && <EmptyState title={messages.none} text={messages.noneText} />}
    </div>
  )
}
