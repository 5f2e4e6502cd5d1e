import type { ProjectsService } from '../services/projects.ts'
import { expectEqual, expectTrue } from './contract-case.ts'
import type { ContractCase } from './contract-case.ts'
import { textOf } from './text-file.ts'

/** What every history promises. `openNew` opens a project that shares nothing with the one before. */
export function historyCases(openNew: () => Promise<{ projects: ProjectsService; id: string }>): ContractCase[] {
  const save = async (texts: readonly string[]) => {
    const { projects, id } = await openNew()
    for (const text of texts) await projects.save({ projectId: id, files: { 'css/index.css': text }, label: text })
    const listed = await projects.history?.list()
    expectTrue(listed?.ok === true, 'versions are listed')
    return { projects, id, history: projects.history!, versions: listed.value.versions }
  }
  return [
    {
      name: 'every save is a version, newest first, that gives back what it held',
      async run() {
        const { history, versions } = await save(['one', 'two'])
        expectEqual(
          versions.slice(0, 2).map(({ label }) => label),
          ['two', 'one'],
          'newest first',
        )
        const first = await history.newest(1)
        expectEqual(first.ok && first.value, versions.slice(0, 1), 'the newest alone')
        const file = await history.readFile(versions[1]?.revision ?? 0, 'css/index.css')
        expectTrue(file.ok, 'the file is read')
        expectEqual(await textOf(file.value), 'one', 'as it was')
        const opened = await history.open(versions[1]?.revision ?? 0)
        expectTrue(opened.ok, 'the version opens')
        expectEqual(
          opened.value.differences,
          [{ path: 'css/index.css', kind: 'changed' }],
          'and says what is other now',
        )
        opened.value.release()
        expectEqual(await history.open(4711), { ok: false, failure: 'version-missing' }, 'an unknown one')
      },
    },
    {
      name: 'a plan to restore changes nothing, and when it is saved the page is what it was',
      async run() {
        const { projects, id, history, versions } = await save(['one', 'two'])
        const plan = await history.planRestore(versions[1]?.revision ?? 0, 'index')
        expectTrue(plan.ok, 'there is a plan')
        expectEqual(plan.value.files, { 'css/index.css': 'one' }, 'of what differs')
        expectEqual(await projects.readText('css/index.css'), { ok: true, value: 'two' }, 'nothing has changed')
        await projects.save({ projectId: id, ...plan.value })
        expectEqual(await projects.readText('css/index.css'), { ok: true, value: 'one' }, 'restored')
        const unknown = await history.planRestore(versions[1]?.revision ?? 0, 'nowhere')
        expectTrue(!unknown.ok && unknown.failure === 'page-missing', 'a page it did not have')
      },
    },
    {
      name: 'a version has the name that a person gives it',
      async run() {
        const { history, versions } = await save(['one', 'two'])
        await history.name(versions[1]?.revision ?? 0, ' Launch ')
        const listed = await history.list()
        expectEqual(listed.ok && listed.value.versions[1]?.name, 'Launch', 'its name')
      },
    },
  ]
}
