import type { FileChange, Project, ProjectsService } from '@pergola/contracts'
import { createBus, createWorkerServices } from '../src/client.ts'
import type { Step } from './plan.ts'
import { isAsset, pagePath, symbolPages, symbolPath } from './site.ts'
import type { Writer } from './writer.ts'

const picturePath = 'assets/picture.png'

/** The product's own saves, through its client and its worker. */
export function createRealWriter(): Writer {
  const { projects } = createWorkerServices({ bus: createBus(), onLost: (reason) => fail(`worker lost: ${reason}`) })

  return {
    async open(isFirst, start) {
      await projects.refresh()
      const id = isFirst ? valueOf(await projects.create({ name: 'Site' })).id : await listedId(projects)
      const open = valueOf(await projects.open(id))
      if (open.role !== 'writer') fail('the project opened for reading only')
      // A kill in the middle of this one leaves the project without a save, as the plan has it before the first one.
      if (open.project.description === '' && start.size > 0) await saveStart(projects, open.project, start)
    },
    async saveNumber() {
      return Number(projects.state.getState().open?.project.description || 0)
    },
    async readText(path) {
      const outcome = await projects.readText(path)
      return outcome.ok ? outcome.value : null
    },
    async readPicture() {
      const outcome = await projects.readFile(picturePath)
      return outcome.ok ? new Uint8Array(await outcome.value.arrayBuffer()) : null
    },
    async save(number, step) {
      const { done = step.kind, ...change } = await changeOf(projects, step)
      const record = { ...change.record, description: String(number) }
      const projectId = projects.state.getState().open?.id ?? ''
      valueOf(await projects.save({ ...change, projectId, record, label: labelOf(number) }))
      return done
    },
    async savePicture(bytes) {
      valueOf(await projects.writeFile(picturePath, new Blob([bytes], { type: 'image/png' })))
    },
  }
}

const labelOf = (save: number) => `save ${save}`

/** `done` where it is not what was to be done. */
type Done = FileChange & { readonly done?: string }

async function changeOf(projects: ProjectsService, step: Step): Promise<Done> {
  switch (step.kind) {
    case 'texts':
      return { files: Object.fromEntries(step.files) }
    case 'symbol':
      return { files: { [symbolPath]: step.content } }
    case 'rename':
      return { files: {}, moved: Object.fromEntries([...step.moved].map(([from, to]) => [to, from])) }
    case 'upload': {
      const files = [...step.files].map(([path, text]) => [path, new Blob([text], { type: 'image/png' })] as const)
      return { files: {}, contents: Object.fromEntries(files) }
    }
    case 'delete unused':
      return { files: {}, contents: Object.fromEntries(step.paths.map((path) => [path, null])) }
    case 'restore':
      return (await restoration(projects, step.of)) ?? { ...writtenAnew(step.files), done: 'restore without history' }
  }
}

/** The picture is saved and judged by itself. Null where the version is gone. */
async function restoration({ history }: ProjectsService, save: number): Promise<FileChange | null> {
  if (!history) return fail('there is no history')
  const { versions } = valueOf(await history.list())
  const version = versions.find(({ label }) => label === labelOf(save))
  if (!version) return null
  const { contents = {}, ...change } = valueOf(await history.planRestore(version.revision))
  return { ...change, contents: Object.fromEntries(Object.entries(contents).filter(([path]) => path !== picturePath)) }
}

function writtenAnew(files: ReadonlyMap<string, string | null>): FileChange {
  const texts = [...files].filter(([path]) => !isAsset(path))
  const assets = [...files].filter(([path]) => isAsset(path))
  return {
    files: Object.fromEntries(texts),
    contents: Object.fromEntries(assets.map(([path, text]) => [path, text === null ? null : new Blob([text])])),
  }
}

/** With pages that show one symbol, all of them known to the record. */
async function saveStart(projects: ProjectsService, project: Project, start: ReadonlyMap<string, string>) {
  const { index } = project.pages
  if (!index) return fail('a new project has no first page')
  const shown = symbolPages.map((name) => {
    const html = pagePath(name)
    const pathes = { html, css: `css/${name}.css`, js: `js/${name}.js` }
    return [name, { ...index, id: name, name, pathes }] as const
  })
  const nothing = { category: '', media: '', content: '', style: '' }
  const pathes = { content: symbolPath, style: symbolPath.replace('.html', '.css') }
  const record = {
    description: '0',
    pages: { ...project.pages, ...Object.fromEntries(shown) },
    symbols: { card: { ...nothing, id: 'card', name: 'card', label: 'Card', type: 'symbol' as const, pathes } },
  }
  const projectId = projects.state.getState().open?.id ?? ''
  valueOf(await projects.save({ projectId, files: Object.fromEntries(start), record }))
}

/** Waits as a person does: a project that the browser has lost is listed when it has been found again. */
function listedId({ state }: ProjectsService): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const { phase, recovery, summaries } = state.getState()
      const [first] = summaries
      if (first) resolve(first.id)
      else if (phase === 'failed') reject(new Error('the list of projects could not be read'))
      else if (phase === 'ready' && recovery !== 'running') reject(new Error(`nothing was found: recovery ${recovery}`))
    }
    state.subscribe(look)
    look()
  })
}

function valueOf<Value>(outcome: { ok: true; value: Value } | { ok: false; failure: string; detail?: string }): Value {
  return outcome.ok ? outcome.value : fail(`${outcome.failure} ${outcome.detail ?? ''}`)
}

function fail(message: string): never {
  throw new Error(message)
}
