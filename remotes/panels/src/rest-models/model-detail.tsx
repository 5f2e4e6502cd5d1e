import { Button, EmptyState, ProgressBar, saveFile } from '@pergola/ui'
import { Download, RefreshCw, Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import type { CodeEditorService } from '@pergola/contracts'
import { modelFileName, printModelFile, responseOf } from '@pergola/site/rest-models'
import type { RestModel } from '@pergola/site/rest-models'
import type { ProblemModal } from './last-problem.ts'
import { messages } from './messages.ts'
import { problemText } from './problem-text.ts'
import styles from './rest-models.module.css'

interface ModelDetailProps {
  model: RestModel
  Editor: CodeEditorService['Editor'] | undefined
  readOnly: boolean
  fetching: boolean
  /** Why it has no answer, where it was asked. */
  problem: ProblemModal | null
  onFetch: () => void
  onStop: () => void
  onShowProblem: (problem: ProblemModal) => void
  onDelete: () => void
}

/** What a model is and what it answered last; nothing of it is changed here. */
export function ModelDetail(props: ModelDetailProps) {
  const { model, readOnly, fetching, onFetch, onStop, onDelete } = props
  const hasResponse = model.response !== ''
  return (
    <article className={styles.detail} aria-label={model.name}>
      <header className={styles.head}>
        <h2 className={styles.title}>{model.name}</h2>
        <div className={styles.tools}>
          {hasResponse && (
            <Button icon={<RefreshCw />} disabled={readOnly || fetching} onClick={onFetch}>
              {messages.fetchAgain}
            </Button>
          )}
          <Button icon={<Download />} onClick={() => exportModel(model)}>
            {messages.export}
          </Button>
          <Button icon={<Trash2 />} disabled={readOnly} onClick={onDelete}>
            {messages.delete}
          </Button>
        </div>
      </header>
      <Facts model={model} />
      {fetching && (
        <div className={styles.progress}>
          <ProgressBar label={messages.fetching} done={0} total={0} />
          <Button onClick={onStop}>{messages.stop}</Button>
        </div>
      )}
      {hasResponse ? <Response {...props} /> : !fetching && <NoResponse {...props} />}
    </article>
  )
}

function NoResponse({ problem, readOnly, onFetch, onShowProblem }: ModelDetailProps) {
  return (
    <EmptyState
      title={messages.noResponse}
      text={problem ? problemText(problem.argument) : messages.noResponseText}
      action={
        <div className={styles.tools}>
          <Button variant="primary" icon={<RefreshCw />} disabled={readOnly} onClick={onFetch}>
            {messages.fetch}
          </Button>
          {problem && <Button onClick={() => onShowProblem(problem)}>{messages.showProblem}</Button>}
        </div>
      }
    />
  )
}

function exportModel(model: RestModel): void {
  saveFile(new Blob([printModelFile(model)], { type: 'application/json' }), modelFileName(model))
}

const lines = (pairs: Readonly<Record<string, string>>) =>
  Object.entries(pairs)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')

function Facts({ model: { method, varName, url, headers, body } }: { model: RestModel }) {
  const facts = [
    { name: messages.method, value: method },
    { name: messages.varName, value: varName },
    { name: messages.url, value: url },
    { name: messages.headers, value: lines(headers) },
    { name: messages.body, value: lines(body) },
  ].filter(({ value }) => value !== '')
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Response({ model, Editor }: ModelDetailProps) {
  const text = useMemo(() => indented(model), [model])
  return (
    <section className={styles.response}>
      <h3 className={styles.label}>{messages.response}</h3>
      <div className={styles.code}>
        {Editor ? (
          <Editor label={messages.response} language="json" readOnly value={text} />
        ) : (
          <pre className={styles.plain}>{text}</pre>
        )}
      </div>
    </section>
  )
}

function indented(model: RestModel): string {
  try {
    return JSON.stringify(responseOf(model), null, 2) ?? model.response
  } catch {
    return model.response // Nested too deeply to be laid out.
  }
}
