import type { CanvasService, DialogsService, PreviewService, ProjectsService, ToastsService } from '@pergola/contracts'
import { askUnderPolicy } from '@pergola/ui'
import { readModels, withChangedModel, withModel } from '@pergola/site/rest-models'
import type { RestModel, RestRequest } from '@pergola/site/rest-models'
import { askServer, problemOf, readJson } from './ask-server.ts'
import type { Answer, AnswerProblem } from './ask-server.ts'
import { filePath } from './file-path.ts'
import { lastProblem } from './last-problem.ts'
import type { ProblemModal, ShownProblem } from './last-problem.ts'
import { messages } from './messages.ts'
import { keyOf } from './model-key.ts'
import { problemText } from './problem-text.ts'
import { sendFromSandbox } from './send-from-sandbox.ts'

export interface ModelServices {
  canvas: CanvasService
  projects: ProjectsService
  toasts: ToastsService
  dialogs?: DialogsService
  preview?: Pick<PreviewService, 'askOutside'>
}

interface FetchOptions {
  readonly signal: AbortSignal
  /** Makes the model when no other has its variable. */
  readonly create?: boolean
  /** Revision of the edit that asked for it, and that its answer belongs to. */
  readonly since?: number | undefined
}

/**
 * Fetches a model's data once and keeps the answer with it. A project from elsewhere is asked for nothing: its addresses
 * were chosen by somebody else. True when there is an answer now.
 */
export async function fetchModel(
  services: ModelServices,
  model: RestModel,
  { signal, create = false, since }: FetchOptions,
): Promise<boolean> {
  const { canvas, projects, toasts } = services
  const isOutside = /^https?:/i.test(model.url)
  if (canvas.state.getState().readOnly) return false
  if (projects.state.getState().open?.trust === 'restricted') return said(toasts.warning(messages.restricted))
  if (isOutside && !navigator.onLine) return said(toasts.warning(messages.offline))
  const answer = await askModel(services, model, signal)
  if (signal.aborted) return false
  if (!answer.ok) return said(answer.problem && tellProblem(services, answer.problem, create ? null : keyOf(model)))
  keepAnswer(canvas, { ...model, response: answer.text }, { create, since })
  return true
}

/** Once, whatever becomes of the answer. */
export function askModel(services: Asking, model: RestModel, signal: AbortSignal): Promise<Answer> {
  return /^https?:/i.test(model.url) ? askOutside(services, model, signal) : askFile(services.canvas, model)
}

type Asking = Pick<ModelServices, 'canvas' | 'preview'>

/** What the policy of the editor refuses, the sandbox asks: a person who trusts the project has pressed the button. */
async function askOutside({ preview }: Asking, request: RestRequest, signal: AbortSignal): Promise<Answer> {
  const { answer, isRefused } = await askUnderPolicy(request.url, () => askServer(request, { signal }))
  if (answer.ok || !isRefused) return answer
  const send = sendFromSandbox(preview)
  return send ? askServer(request, { signal, send }) : problemOf(request, 'policy')
}

const said = (_told: unknown) => false

/** Of the project, where the address is one within the site. */
async function askFile(canvas: CanvasService, request: RestRequest): Promise<Answer> {
  if (request.method !== 'GET') return problemOf(request, 'method', { reason: messages.fileMethod })
  const text = await canvas.readFile(filePath(request.url) ?? request.url)
  return text.ok ? readJson(request, text.value) : problemOf(request, 'file-missing')
}

/** With the model that has this variable now: the record may have changed while the answer was on its way. */
function keepAnswer(canvas: CanvasService, model: RestModel, { create, since }: Omit<FetchOptions, 'signal'>): void {
  const records = canvas.record.getState().project?.restAPIModels ?? []
  const former = readModels(records).find(({ model: each }) => each.varName === model.varName)
  if (!former && !create) return
  const { name, ...asked } = model
  const next = former ? withChangedModel(records, former.at, asked) : withModel(records, model)
  canvas.editRecord('restAPIModels', next, messages.fetchedStep(name), since)
}

/** A short word at once, and everything else behind a click on it; from there back to the model, if it has a panel. */
function tellProblem({ toasts, dialogs }: ModelServices, problem: AnswerProblem, model: string | null): void {
  const shown = windowOf({ ...problem, model })
  lastProblem.keep(shown)
  const open = dialogs && (() => dialogs.open(shown))
  if (problem.kind === 'not-object') toasts.error(messages.notObject, undefined, open)
  else toasts.error(messages.fetchFailed, problemText(problem), open)
}

function windowOf(argument: ShownProblem): ProblemModal {
  return { slot: 'modal:error', title: messages.problemTitle, width: '640px', height: 'auto', argument }
}
