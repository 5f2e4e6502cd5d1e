import fc from 'fast-check'
import { expect, test } from 'vitest'
import { projectForEach } from './project-for-each.ts'

// A longer look, elsewhere every time: PERGOLA_FUZZ=20 npx vitest run
const rounds = Number(process.env['PERGOLA_FUZZ'] ?? 1)

const here = projectForEach({ text: 'first' })

interface Act {
  readonly kind: 'save' | 'large' | 'remove' | 'rename' | 'name' | 'sweep' | 'restart' | 'kill' | 'restore'
  readonly path: string
  readonly value: number
}

const kinds: readonly Act['kind'][] = ['large', 'remove', 'rename', 'name', 'sweep', 'restart', 'kill', 'restore']

const acts: fc.Arbitrary<Act[]> = fc.array(
  fc.record({
    kind: fc.constantFrom('save', 'save', 'save', ...kinds),
    path: fc.constantFrom('css/index.css', 'js/index.js', 'notes/a.txt'),
    value: fc.nat(5),
  }),
  { minLength: 8, maxLength: 25 },
)

/** Does what is asked in the page; answers every version that is not, to the byte, what was saved then. */
const live = (todo: readonly Act[]) =>
  here.page.evaluate(async (given) => {
    const project = await globalThis.harness.makeProject(globalThis.services, 'first')
    const hashOf = async (bytes: BufferSource) =>
      [...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))].slice(0, 6).join('.')
    const now = () => globalThis.services.projects
    /** By revision, what was stored then. */
    const known = new Map<number, string>()
    const named = new Set<number>()
    const wrong: string[] = []

    async function present(): Promise<string> {
      const opened = now().state.getState().open
      const parts: string[] = [opened?.project.name ?? '']
      for (const path of Object.keys(opened?.files ?? {}).toSorted()) {
        const file = await now().readFile(path)
        parts.push(`${path} ${file.ok ? await hashOf(await file.value.arrayBuffer()) : file.failure}`)
      }
      return parts.join('\n')
    }

    async function past(revision: number): Promise<string> {
      const opened = await now().history?.open(revision)
      if (!opened?.ok) return opened?.failure ?? ''
      opened.value.release()
      const parts: string[] = [opened.value.project.name]
      for (const path of opened.value.files.toSorted()) {
        const file = await now().history?.readFile(revision, path)
        parts.push(`${path} ${file?.ok ? await hashOf(await file.value.arrayBuffer()) : file?.failure}`)
      }
      return parts.join('\n')
    }

    async function openAgain() {
      globalThis.services = globalThis.harness.start()
      const opened = await now().open(project)
      if (!opened.ok) wrong.push(`opening: ${opened.failure}`)
    }

    async function revisions(): Promise<number[]> {
      const list = await now().history?.list()
      return list?.ok ? list.value.versions.map(({ revision }) => revision) : []
    }

    async function act({ kind, path, value }: Act) {
      const saved = { projectId: project }
      if (kind === 'save') await now().save({ ...saved, files: { [path]: `${path} ${value}` } })
      else if (kind === 'remove') await now().removeFiles([path, 'assets/a.png'])
      else if (kind === 'rename') await now().rename(project, `Bakery ${value}`)
      else if (kind === 'large') await now().writeFile('assets/a.png', new Blob([new Uint8Array(70_000).fill(value)]))
      else if (kind === 'sweep') await now().history?.setLimit(value * 50_000)
      else if (kind === 'restore') await restoreAny(value)
      else if (kind === 'name') {
        const all = await revisions()
        const at = all[value % all.length] ?? 0
        await now().history?.name(at, 'Named')
        named.add(at)
      } else await startAnew(kind === 'kill' ? { [path]: `killed ${value}` } : null)
    }

    async function restoreAny(value: number) {
      const all = await revisions()
      const plan = await now().history?.planRestore(all[value % all.length] ?? 0)
      if (plan?.ok) await now().save({ projectId: project, ...plan.value })
      else wrong.push(`restoring: ${plan?.failure}`)
    }

    async function startAnew(files: Record<string, string> | null) {
      // The worker ends in the middle of it, wherever that is.
      if (files) void now().save({ projectId: project, files })
      if (files) await now().listEntries('')
      globalThis.services.dispose()
      await openAgain()
    }

    for (const each of given) {
      await act(each)
      const newest = (await revisions())[0]
      if (newest !== undefined) known.set(newest, await present())
    }
    const list = await revisions()
    for (const revision of list) {
      const [then, found] = [known.get(revision), await past(revision)]
      if (then !== undefined && then !== found) wrong.push(`version ${revision}:\n${found}\ninstead of\n${then}`)
    }
    for (const revision of named) if (!list.includes(revision)) wrong.push(`${revision} had a name`)
    return wrong
  }, todo)

test('whatever is saved, swept, restored and cut short, each version is what it was', async () => {
  await fc.assert(
    fc.asyncProperty(acts, async (todo) => {
      expect(await live(todo)).toEqual([])
    }),
    { numRuns: 3 * rounds },
  )
})
