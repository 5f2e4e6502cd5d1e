import { createNaiveWriter } from './naive-writer.ts'
import { createPlan } from './plan.ts'
import type { Plan, Work } from './plan.ts'
import { createRealWriter } from './real-writer.ts'
import { sitePaths } from './site.ts'
import type { Writer } from './writer.ts'

/** Says what is stored, then saves without end until the browser is killed. */
async function run() {
  const query = new URLSearchParams(location.search)
  const work = query.get('work') as Work
  const plan = createPlan(Number(query.get('seed')), work)
  const writer = query.get('writer') === 'naive' ? createNaiveWriter() : createRealWriter()
  void tell('step', { step: 'the page runs' })
  await writer.open(query.get('cycle') === '0', plan.start)
  void tell('step', { step: 'the project is open' })
  const found = await look(writer, plan)
  await tell('found', found)
  let { save, picture } = found
  for (;;) {
    save += 1
    const done = await writer.save(save, plan.stepOf(save))
    void tell('saved', { save, done })
    if (save % (work === 'assets' ? 2 : 5) !== 0 || work === 'pages') continue
    picture += 1
    await writer.savePicture(plan.picture(picture))
    void tell('saved', { picture })
  }
}

interface Found {
  readonly save: number
  readonly picture: number
  /** Files that are not what the record's save left. */
  readonly wrong: readonly string[]
}

const madeWithProject = new Set(['editor/pages/index.html', 'css/index.css'])

async function look(writer: Writer, plan: Plan): Promise<Found> {
  const save = await writer.saveNumber()
  const wrong: string[] = []
  const state = plan.stateAfter(save)
  const others = sitePaths.filter((path) => !madeWithProject.has(path))
  for (const path of new Set([...state.keys(), ...others])) {
    const [actual, expected] = [await writer.readText(path), state.get(path) ?? null]
    if (actual !== expected) wrong.push(`${path}: ${describe(actual)} instead of ${describe(expected)}`)
  }
  const bytes = await writer.readPicture()
  const picture = bytes && bytes.length > 4 ? new DataView(bytes.buffer).getUint32(0) : 0
  const expected = picture > 0 ? plan.picture(picture) : null
  const isWhole = bytes?.length === (expected?.length ?? 0) && bytes.every((byte, at) => byte === expected?.[at])
  if (bytes && !isWhole) wrong.push(`the picture: ${bytes.length} bytes, not those of picture ${picture}`)
  return { save, picture, wrong }
}

function describe(text: string | null): string {
  return text === null ? 'nothing' : `${text.length} characters, "${text.slice(0, 48)}"`
}

async function tell(what: string, content: unknown) {
  const { search } = location
  await fetch(`/tell/${what}${search}`, { method: 'POST', body: JSON.stringify(content) })
}

run().catch((error: unknown) =>
  tell('failed', { reason: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
)
