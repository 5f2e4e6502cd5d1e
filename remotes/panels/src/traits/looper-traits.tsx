import { pressCommand } from '@pergola/contracts'
import { Button, Select, TextField } from '@pergola/ui'
import { useState } from 'react'
import { useStore } from 'zustand'
import { looperDirectives } from '@pergola/site/components'
import { isForbiddenMethod, isRequestUrl, isVariableName } from '@pergola/site/rest-models'
import { readModels, requestMethods, takesBody } from '@pergola/site/rest-models'
import { addressFrom } from '@pergola/site/project'
import { filePath } from '../rest-models/file-path.ts'
import { fetchModel } from '../rest-models/fetch-model.ts'
import { BodyFields, HeaderFields, holdsSecret } from '../rest-models/pair-fields.tsx'
import { missingStates, withAppended } from './loop-states.ts'
import { looperAttributes, looperParts } from './looper-parts.ts'
import type { LooperParts } from './looper-parts.ts'
import { renamedInside } from './rename-list.ts'
import { meant, renamedModel } from './rename-model.ts'
import { messages } from './messages.ts'
import styles from './traits-panel.module.css'
import { attributeOf, writeAttributes } from './use-traits.ts'
import type { TraitProps, TraitServices } from './use-traits.ts'

type Write = (part: Partial<LooperParts>) => boolean
type PartProps = TraitProps & { looper: LooperParts; write: Write }

/** A list that the page fetches when it is opened; elements inside repeat over it. */
export function LooperTraits(props: TraitProps) {
  const { element, services } = props
  const looper = looperParts(element)

  function write(part: Partial<LooperParts>) {
    const next = { ...looper, ...part, url: addressOnPage(services, part.url ?? looper.url) }
    const scope = attributeOf(element, 'v-scope') ?? ''
    const directives = looperDirectives({ ...next, scope, formerName: looper.name })
    if (directives !== null) return writeLooper(props, looper, next, { ...looperAttributes(next), ...directives })
    services.toasts.error(messages.dataNotValid, messages.dataNoList)
    return false
  }

  const parts = { ...props, looper, write }
  return (
    <>
      <ModelChoice {...parts} />
      <UrlField {...parts} />
      <RequestFields {...parts} />
      <NameField {...parts} />
      <StatesButton {...parts} />
      <RunButtons {...parts} />
    </>
  )
}

/** A file of the site by its address from the open page: one that was written for another page leads nowhere from here. */
function addressOnPage({ canvas, projects }: TraitServices, url: string): string {
  const path = filePath(url)
  const { open } = projects.state.getState()
  const page = open?.project.pages[canvas.state.getState().document?.pageName ?? '']
  if (path === null || !open || !page || !Object.hasOwn(open.files, path)) return url
  return addressFrom(page, path) + (/[?#].*$/s.exec(url)?.[0] ?? '')
}

const isComplete = ({ url, name }: LooperParts) => url !== '' && name !== ''

/** One step: with what goes by the name of the list, and, once it is complete, with what is seen until it has come. */
function writeLooper(
  props: TraitProps,
  before: LooperParts,
  next: LooperParts,
  attributes: Readonly<Record<string, string | null>>,
): boolean {
  const { canvas } = props.services
  const { id } = props.element
  const states = isComplete(next) && !isComplete(before) ? missingStates(canvas, id, next.name) : []
  return writeAttributes(props, attributes, {
    content: states.length === 0 ? null : withAppended(canvas.contentOf(id), states),
    others: renamedInside(canvas, id, before.name, next.name),
    record: renamedModel(canvas.record.getState().project, before, next),
  })
}

/** Models of the project whose request the looper may take over; nothing while there are none. */
function ModelChoice({ services, looper, write }: PartProps) {
  const project = useStore(services.canvas.record, (state) => state.project)
  const models = readModels(project?.restAPIModels ?? []).filter(({ model }) => isVariableName(model.varName))
  const isOwn = models.some(
    ({ model: { varName, url } }) => varName === looper.name && meant(url) === meant(looper.url),
  )
  if (models.length === 0 || (models.length === 1 && isOwn)) return null
  return (
    <Select
      label={messages.loopModel}
      value={isOwn ? looper.name : ''}
      placeholder="…"
      options={models.map(({ model }) => ({ value: model.varName, label: model.name }))}
      onChange={(chosen) => {
        const found = models.find(({ model }) => model.varName === chosen)?.model
        if (!found) return
        const { url, method, headers, body, varName } = found
        write({ url, method, headers, body, name: varName })
      }}
    />
  )
}

function UrlField({ looper, write }: PartProps) {
  const [problem, setProblem] = useState<string | null>(null)
  return (
    <TextField
      label={messages.loopUrl}
      code
      placeholder="https://"
      value={looper.url}
      error={problem}
      onCommit={(typed) => {
        const url = typed.trim()
        const isGood = url === '' || isRequestUrl(url)
        setProblem(isGood ? null : messages.invalidUrl)
        if (isGood) write({ url })
      }}
    />
  )
}

function RequestFields({ looper, write }: PartProps) {
  const { url, method, headers, body } = looper
  const isSecret = holdsSecret(url, headers, takesBody(method) ? body : {})
  return (
    <>
      <Select
        label={messages.loopMethod}
        value={method}
        options={requestMethods
          .filter((each) => !isForbiddenMethod(each))
          .map((each) => ({ value: each as string, label: each }))}
        onChange={(chosen) => write({ method: chosen })}
      />
      <HeaderFields label={messages.loopHeaders} pairs={headers} onChange={(pairs) => write({ headers: pairs })} />
      {takesBody(method) && (
        <BodyFields label={messages.loopBody} pairs={body} onChange={(pairs) => write({ body: pairs })} />
      )}
      <p className={styles.note} data-warning={isSecret || undefined} role={isSecret ? 'alert' : undefined}>
        {isSecret ? messages.secretShown : messages.headersShown}
      </p>
    </>
  )
}

/** The first name completes a looper, so with it the address is asked once, in one step; another change asks for nothing. */
function NameField({ services, looper, write }: PartProps) {
  const [problem, setProblem] = useState<string | null>(null)
  const [isFetching, setFetching] = useState(false)

  async function ask(name: string, since?: number) {
    if (looper.url === '' || name === '') return services.toasts.warning(messages.fillAll)
    setFetching(true)
    const model = { ...looper, name, varName: name, response: '' }
    await fetchModel(services, model, { signal: new AbortController().signal, create: true, since })
    setFetching(false)
  }

  return (
    <>
      <TextField
        label={messages.loopName}
        code
        placeholder="items"
        hint={messages.loopNameHint}
        value={looper.name}
        error={problem}
        onCommit={(typed) => {
          const name = typed.trim()
          const isGood = name === '' || isVariableName(name)
          setProblem(isGood ? null : messages.invalidVariable)
          const isFirst = looper.name === '' && name !== '' && looper.url !== ''
          if (isGood && write({ name }) && isFirst) void ask(name, services.canvas.state.getState().revision)
        }}
      />
      <Button disabled={isFetching} onClick={() => void ask(looper.name)}>
        {messages.loopFetch}
      </Button>
    </>
  )
}

/** For a looper that came without them, or has lost them. */
function StatesButton({ element, services: { canvas, toasts }, looper }: PartProps) {
  function add() {
    if (!isComplete(looper)) return toasts.warning(messages.fillAll)
    const states = missingStates(canvas, element.id, looper.name)
    if (states.length === 0) return toasts.info(messages.loopHasStates)
    if (!canvas.insertHtml(states.join(''), { target: element.id, position: 'inside' }).ok)
      toasts.warning(messages.notAllowed)
  }
  return <Button onClick={add}>{messages.loopAddStates}</Button>
}

/** What runs already is not run again, and what does not run is not stopped: those commands are off then. */
function RunButtons({ services: { commands, toasts }, looper }: PartProps) {
  const runIfOn = (name: string) => {
    if (commands) pressCommand(commands, name)
  }
  function run() {
    if (!isComplete(looper)) return toasts.warning(messages.fillAll)
    if (!navigator.onLine) return toasts.warning(messages.offline)
    return runIfOn('component.mount')
  }
  return (
    <div className={styles.pair}>
      <Button onClick={run}>{messages.runLoop}</Button>
      <Button variant="danger" onClick={() => runIfOn('component.unmount')}>
        {messages.revokeLoop}
      </Button>
    </div>
  )
}
