import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { ViewProps } from '@pergola/contracts'
import { readModels, withoutModel } from '@pergola/site/rest-models'
import type { RestModel, StoredModel } from '@pergola/site/rest-models'
import { ReadOnlyNotice } from '@pergola/ui'
import { fetchModel } from './fetch-model.ts'
import type { ModelServices } from './fetch-model.ts'
import { lastProblem } from './last-problem.ts'
import { messages } from './messages.ts'
import { ModelDetail } from './model-detail.tsx'
import { ModelForm } from './model-form.tsx'
import { keyOf } from './model-key.ts'
import { ModelList } from './model-list.tsx'
import type { PanelServices } from './panel-services.ts'
import styles from './rest-models.module.css'

/** Variable of the model that is looked at; null is the form for another one. */
type Shown = string | null

/** Answers of servers, kept with the project: a list, and beside it a form or what is known of one. */
export function RestModels({ argument, close: _close, ...services }: PanelServices & ViewProps) {
  const { canvas } = services
  const project = useStore(canvas.record, (state) => state.project)
  const readOnly = useStore(canvas.state, (state) => state.readOnly)
  const [shown, setShown] = useState<Shown>(typeof argument === 'string' ? argument : null)
  const fetching = useFetching(services)
  const models = readModels(project?.restAPIModels ?? [])
  const found = models.find(({ model }) => keyOf(model) === shown)

  function created(model: RestModel) {
    setShown(keyOf(model))
    if (model.response === '') void fetching.start(model)
  }

  async function remove({ model }: StoredModel) {
    const answer = await services.dialogs.confirm({
      title: messages.delete,
      message: messages.deleteText(model.name, model.varName),
      confirmLabel: messages.delete,
      cancelLabel: messages.cancel,
      danger: true,
    })
    if (answer !== 'confirm') return
    fetching.stop()
    const records = canvas.record.getState().project?.restAPIModels ?? []
    // Asked for again: an undo may have moved it while the question stood.
    const now = readModels(records).find((each) => keyOf(each.model) === keyOf(model))
    if (now) canvas.editRecord('restAPIModels', withoutModel(records, now.at), messages.deleteStep(model.name))
  }

  return (
    <section className={styles.panel} aria-label={messages.title}>
      <ModelList
        services={services}
        models={models}
        readOnly={readOnly}
        shown={found ? shown : null}
        onShow={setShown}
      />
      <div className={styles.side}>
        {readOnly && <ReadOnlyNotice text={messages.readOnly} />}
        {found ? (
          <ModelDetail
            key={shown}
            model={found.model}
            Editor={services.codeEditor?.Editor}
            readOnly={readOnly}
            fetching={fetching.model === keyOf(found.model)}
            problem={lastProblem.of(found.model)}
            onFetch={() => void fetching.start(found.model)}
            onStop={fetching.stop}
            onShowProblem={(problem) => services.dialogs.open(problem)}
            onDelete={() => void remove(found)}
          />
        ) : (
          <ModelForm services={services} models={models} readOnly={readOnly} onCreated={created} />
        )}
      </div>
    </section>
  )
}

/** One request at a time; it is given up when another one starts, and when the panel goes. */
function useFetching(services: ModelServices) {
  const [pending, setPending] = useState<{ readonly key: string; readonly end: AbortController } | null>(null)
  useEffect(() => () => pending?.end.abort(), [pending])

  async function start(model: RestModel) {
    const end = new AbortController()
    setPending({ key: keyOf(model), end })
    await fetchModel(services, model, { signal: end.signal })
    setPending((now) => (now?.end === end ? null : now))
  }

  return { model: pending?.key ?? null, start, stop: () => setPending(null) }
}
