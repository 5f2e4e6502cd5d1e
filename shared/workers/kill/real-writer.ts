import type { ProjectsService } from '@pergola/contracts'
import { createBus, createWorkerServices } from '../src/client.ts'
import type { Writer } from './writer.ts'

const picturePath = 'assets/picture.png'

/** The product's own save, through its client and its worker. */
export function createRealWriter(): Writer {
  const { projects } = createWorkerServices({ bus: createBus(), onLost: (reason) => fail(`worker lost: ${reason}`) })

  return {
    async open(isFirst) {
      await projects.refresh()
      const id = isFirst ? valueOf(await projects.create({ name: 'Site' })).id : await listedId(projects)
      const open = valueOf(await projects.open(id))
      if (open.role !== 'writer') fail('the project opened for reading only')
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
    async save(number, files) {
      const projectId = projects.state.getState().open?.id ?? ''
      const record = { description: String(number) }
      valueOf(await projects.save({ projectId, files: Object.fromEntries(files), record }))
    },
    async savePicture(bytes) {
      valueOf(await projects.writeFile(picturePath, new Blob([bytes], { type: 'image/png' })))
    },
  }
}

/** Waits as a person does: a project that the browser has lost is listed when it has been found again. */
function listedId({ state }: ProjectsService): Promise<string> {
  return new Promise((resolve) => {
    const look = () => {
      const [first] = state.getState().summaries
      if (first) resolve(first.id)
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
