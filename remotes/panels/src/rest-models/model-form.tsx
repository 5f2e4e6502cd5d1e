import { Button, Select, TextField, focusOnMount } from '@pergola/ui'
import { useState } from 'react'
import { isForbiddenMethod, modelProblem, requestMethods, takesBody, withModel } from '@pergola/site/rest-models'
import type { ModelProblem, RestModel, StoredModel } from '@pergola/site/rest-models'
import { messages } from './messages.ts'
import { BodyFields, HeaderFields, holdsSecret } from './pair-fields.tsx'
import type { PanelServices } from './panel-services.ts'
import styles from './rest-models.module.css'

interface ModelFormProps {
  services: PanelServices
  models: readonly StoredModel[]
  readOnly: boolean
  onCreated: (model: RestModel) => void
}

const nothing: RestModel = { name: '', url: '', method: 'GET', headers: {}, body: {}, response: '', varName: '' }

/** A model is made first and asked for then: whoever is offline has it all the same. */
export function ModelForm({ services, models, readOnly, onCreated }: ModelFormProps) {
  const [draft, setDraft] = useState(nothing)
  const [problem, setProblem] = useState<ModelProblem | null>(null)
  const change = (part: Partial<RestModel>) => {
    setDraft((now) => ({ ...now, ...part }))
    setProblem(null)
  }

  function create() {
    const model = finished(draft)
    const taken = new Set(models.map((each) => each.model.varName))
    const found = modelProblem(model, taken)
    setProblem(found)
    if (found === 'missing') return services.toasts.warning(messages.fillAll)
    if (found !== null || readOnly) return undefined
    const records = services.canvas.record.getState().project?.restAPIModels ?? []
    services.canvas.editRecord('restAPIModels', withModel(records, model), messages.createStep(model.name))
    return onCreated(model)
  }

  const parts = { draft, problem, readOnly, onChange: change, onEnter: create }
  return (
    // No form: Enter takes a suggested header, and must not create what is half typed.
    <section className={styles.form} aria-label={messages.newModel}>
      {models.length === 0 && <p className={styles.hint}>{messages.noneText}</p>}
      <NameFields {...parts} />
      <AddressFields {...parts} />
      {isForbiddenMethod(draft.method) && <p className={styles.notice}>{messages.forbiddenMethod}</p>}
      {draft.method === 'HEAD' && <p className={styles.notice}>{messages.noBody}</p>}
      {takesBody(draft.method) && <HeadersAndBody {...parts} />}
      <div className={styles.actions}>
        <Button variant="primary" disabled={readOnly} onClick={create}>
          {messages.create}
        </Button>
      </div>
    </section>
  )
}

interface PartProps {
  draft: RestModel
  problem: ModelProblem | null
  readOnly: boolean
  onChange: (part: Partial<RestModel>) => void
  onEnter: () => void
}

function NameFields({ draft, problem, readOnly, onChange, onEnter }: PartProps) {
  const isWrong = problem === 'variable' || problem === 'variable-taken'
  return (
    <div className={styles.pair}>
      <TextField
        label={messages.name}
        value={draft.name}
        inputRef={focusOnMount}
        disabled={readOnly}
        error={missing(problem, draft.name)}
        onChange={(name) => onChange({ name })}
        onEnter={onEnter}
      />
      <TextField
        label={messages.varName}
        code
        placeholder="posts"
        value={draft.varName}
        disabled={readOnly}
        error={missing(problem, draft.varName) ?? (isWrong ? messages.problemsOfForm[problem] : null)}
        onChange={(varName) => onChange({ varName })}
        onEnter={onEnter}
      />
    </div>
  )
}

function AddressFields({ draft, problem, readOnly, onChange, onEnter }: PartProps) {
  return (
    <div className={styles.request}>
      <Select
        label={messages.method}
        value={draft.method}
        disabled={readOnly}
        options={requestMethods.map((value) => ({ value: value as string, label: value }))}
        onChange={(method) => onChange({ method })}
      />
      <TextField
        label={messages.url}
        code
        placeholder="https://"
        value={draft.url}
        disabled={readOnly}
        error={missing(problem, draft.url) ?? (problem === 'url' ? messages.problemsOfForm.url : null)}
        onChange={(url) => onChange({ url })}
        onEnter={onEnter}
      />
    </div>
  )
}

/** Without what was typed for another method. */
function finished(draft: RestModel): RestModel {
  const { name, url, varName, method } = draft
  const sent = takesBody(method) ? {} : { headers: {}, body: {} }
  return { ...draft, name: name.trim(), url: url.trim(), varName: varName.trim(), ...sent }
}

function missing(problem: ModelProblem | null, text: string): string | null {
  return problem === 'missing' && text.trim() === '' ? messages.missing : null
}

function HeadersAndBody({ draft: { url, headers, body }, readOnly, onChange }: PartProps) {
  const isSecret = holdsSecret(url, headers, body)
  return (
    <>
      <HeaderFields
        label={messages.headers}
        pairs={headers}
        disabled={readOnly}
        onChange={(pairs) => onChange({ headers: pairs })}
      />
      <div className={styles.group}>
        <BodyFields
          label={messages.body}
          pairs={body}
          disabled={readOnly}
          onChange={(pairs) => onChange({ body: pairs })}
        />
        <p className={styles.hint}>{messages.bodyHint}</p>
      </div>
      <p className={styles.hint} data-warning={isSecret || undefined} role={isSecret ? 'alert' : undefined}>
        {isSecret ? messages.secret : messages.stored}
      </p>
    </>
  )
}
