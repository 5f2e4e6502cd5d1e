import { assetsSuite, createFile, projectsSuite } from '@pergola/contracts/testing'
import type { ContractCase } from '@pergola/contracts/testing'
import { createBus, createWorkerServices } from '../src/client.ts'
import type { WorkerServices } from '../src/client.ts'

/** What tests drive from outside: the real services, in a real page. */
export interface Harness {
  readonly createFile: typeof createFile
  start(): WorkerServices & { readonly lost: string[] }
  caseNames(): readonly string[]
  runCase(name: string): Promise<void>
}

declare global {
  interface Window {
    harness: Harness
  }
}

const cases = new Map<string, ContractCase>()
const end: (() => void)[] = []

function start() {
  const lost: string[] = []
  const bus = createBus()
  const services = createWorkerServices({ bus, onLost: (reason) => void lost.push(reason) })
  end.push(services.dispose, bus.dispose)
  return Object.assign(services, { lost, bus })
}

/** Everything stored goes, so that a case starts with nothing. */
async function startEmpty() {
  for (const dispose of end.splice(0)) dispose()
  const services = start()
  await services.projects.refresh()
  for (const { id } of services.projects.state.getState().summaries) await services.projects.remove(id)
  return services
}

async function makeAssets() {
  const { projects, assets } = await startEmpty()
  const created = await projects.create({ name: 'Assets' })
  if (created.ok) await projects.open(created.value.id)
  return assets
}

for (const entry of projectsSuite(async () => (await startEmpty()).projects))
  cases.set(`projects: ${entry.name}`, entry)
for (const entry of assetsSuite(makeAssets)) cases.set(`assets: ${entry.name}`, entry)

window.harness = {
  createFile,
  start,
  caseNames: () => [...cases.keys()],
  runCase: async (name) => cases.get(name)?.run(),
}
