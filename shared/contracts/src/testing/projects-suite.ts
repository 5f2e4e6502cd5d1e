import type { ProjectsService } from '../services/projects.ts'
import { expectEqual, expectTrue } from './contract-case.ts'
import type { ContractCase } from './contract-case.ts'
import { fileCases } from './file-cases.ts'
import { pageCases } from './page-cases.ts'
import { historyCases } from './history-cases.ts'
import { createFile, textOf } from './text-file.ts'

type Make = () => Promise<ProjectsService>

/** What every projects service promises. `make` gives one that shares nothing with the one before. */
export function projectsSuite(make: Make): readonly ContractCase[] {
  return [
    ...namingCases(make),
    ...listCases(make),
    ...savingCases(make),
    ...fileCases(openNew.bind(null, make)),
    ...pageCases(() => openNew(make)),
    ...archiveCases(make),
    ...historyCases(openNew.bind(null, make)),
  ]
}

async function openNew(make: Make, name = 'Bakery') {
  const projects = await make()
  const created = await projects.create({ name, description: 'Bread' })
  expectTrue(created.ok, 'creation succeeds')
  const opened = await projects.open(created.value.id)
  expectTrue(opened.ok, 'opening succeeds')
  return { projects, id: created.value.id, open: opened.value }
}

function namingCases(make: Make): ContractCase[] {
  return [
    {
      name: 'a created project takes the small motion engine wherever it will do',
      async run() {
        const { open } = await openNew(make)
        expectEqual(open.project.projectSettings, { enable_own_motion_engine: true }, 'settings of its own')
      },
    },
    {
      name: 'a created project is listed, initialised and ours',
      async run() {
        const projects = await make()
        await projects.refresh()
        expectEqual(projects.state.getState().summaries, [], 'nothing at first')
        const created = await projects.create({ name: ' Bakery ', description: 'Bread' })
        expectTrue(created.ok, 'creation succeeds')
        const [summary, ...rest] = projects.state.getState().summaries
        expectEqual(rest, [], 'one project')
        const { id, name, description, inited, trust, pages } = summary!
        expectEqual(
          { id, name, description, inited, trust, pages },
          { id: created.value.id, name: 'Bakery', description: 'Bread', inited: true, trust: 'own', pages: 1 },
          'summary',
        )
      },
    },
    {
      name: 'a name that is empty is refused',
      async run() {
        const { projects, id } = await openNew(make)
        expectEqual(await projects.create({ name: '  ' }), { ok: false, failure: 'name-empty' }, 'create')
        expectEqual(await projects.rename(id, ' '), { ok: false, failure: 'name-empty' }, 'rename')
      },
    },
    {
      name: 'a new name shows in the list and in the open project',
      async run() {
        const { projects, id } = await openNew(make)
        expectTrue((await projects.rename(id, 'Patisserie')).ok, 'rename succeeds')
        const { summaries, open } = projects.state.getState()
        expectEqual([summaries[0]?.name, open?.project.name], ['Patisserie', 'Patisserie'], 'names')
      },
    },
  ]
}

function listCases(make: Make): ContractCase[] {
  return [
    {
      name: 'a removed project is gone from the list and cannot be opened',
      async run() {
        const { projects, id } = await openNew(make)
        expectTrue((await projects.remove(id)).ok, 'removal succeeds')
        const { summaries, open } = projects.state.getState()
        expectEqual({ summaries, open }, { summaries: [], open: null }, 'state')
        const again = await projects.open(id)
        expectEqual(again.ok ? null : again.failure, 'project-missing', 'opening')
      },
    },
    {
      name: 'the newest edit comes first',
      async run() {
        const { projects, id } = await openNew(make, 'First')
        await projects.create({ name: 'Second' })
        await projects.save({ projectId: id, files: { 'css/index.css': 'a{}' } })
        expectEqual(
          projects.state.getState().summaries.map(({ name }) => name),
          ['First', 'Second'],
          'order',
        )
      },
    },
    {
      name: 'a stored screenshot raises the version and reads back',
      async run() {
        const { projects, id } = await openNew(make)
        expectEqual(await projects.readScreenshot(id), null, 'none at first')
        const stored = await projects.storeScreenshot(id, createFile('shot.webp', 'picture', 'image/webp'))
        expectTrue(stored.ok, 'storing succeeds')
        const image = await projects.readScreenshot(id)
        expectEqual(image && (await textOf(image)), 'picture', 'image')
        expectTrue((projects.state.getState().summaries[0]?.screenshotVersion ?? 0) > 0, 'version is raised')
      },
    },
  ]
}

function savingCases(make: Make): ContractCase[] {
  return [
    {
      name: 'a saved file reads back as it was, mark and line ends included, after opening again too',
      async run() {
        const { projects, id, open } = await openNew(make)
        const text = '\uFEFF<h1>Brot & Brötchen</h1>\r\n\tÜ 🥐\u0000 end '
        const outcome = await projects.save({ projectId: id, files: { 'css/index.css': text } })
        expectTrue(outcome.ok, 'saving succeeds')
        expectTrue(outcome.value.revision > open.revision, 'revision is raised')
        expectEqual(projects.state.getState().open?.revision, outcome.value.revision, 'state follows')
        expectEqual(await projects.readText('css/index.css'), { ok: true, value: text }, 'text')
        await projects.close()
        await projects.open(id)
        expectEqual(await projects.readText('css/index.css'), { ok: true, value: text }, 'text after opening again')
      },
    },
    {
      name: 'files not named stay, null removes, keys of the record are replaced',
      async run() {
        const { projects, id } = await openNew(make)
        await projects.save({ projectId: id, files: { 'css/a.css': 'a{}', 'css/b.css': 'b{}' } })
        await projects.save({ projectId: id, files: { 'css/a.css': null }, record: { colors: ['#fff'] } })
        const missing = await projects.readText('css/a.css')
        expectEqual(missing.ok ? null : missing.failure, 'file-missing', 'removed')
        expectEqual(await projects.readText('css/b.css'), { ok: true, value: 'b{}' }, 'kept')
        const { open } = projects.state.getState()
        expectEqual([open?.project.colors, open?.project.name], [['#fff'], 'Bakery'], 'record')
        expectEqual([open?.files['css/a.css'], open?.files['css/b.css']], [undefined, 3], 'sizes')
      },
    },
    {
      name: 'a save for a project that is not open changes nothing',
      async run() {
        const { projects } = await openNew(make)
        const outcome = await projects.save({ projectId: '4711', files: { 'css/a.css': 'a{}' } })
        expectEqual(outcome.ok ? null : outcome.failure, 'project-missing', 'failure')
      },
    },
    {
      name: 'a binary file is written, listed with its size and removed',
      async run() {
        const { projects } = await openNew(make)
        const bytes = Uint8Array.from({ length: 5000 }, (_, at) => (at * 31) % 256)
        expectTrue((await projects.writeFile('assets/a.png', createFile('a.png', bytes))).ok, 'writing succeeds')
        expectEqual(projects.state.getState().open?.files['assets/a.png'], bytes.length, 'size')
        const read = await projects.readFile('assets/a.png')
        expectEqual(read.ok && [...new Uint8Array(await read.value.arrayBuffer())].join(), [...bytes].join(), 'bytes')
        expectTrue((await projects.removeFiles(['assets/a.png'])).ok, 'removal succeeds')
        expectEqual(projects.state.getState().open?.files['assets/a.png'], undefined, 'gone')
      },
    },
  ]
}

function archiveCases(make: Make): ContractCase[] {
  return [
    {
      name: 'an exported project loads back as a restricted one with the same files',
      async run() {
        const { projects, id } = await openNew(make)
        const page = projects.state.getState().open!.project.pages['index']!
        await projects.save({ projectId: id, files: { [page.pathes.html]: '<h1>Bread</h1>' } })
        const exported = await projects.exportZip(id)
        expectTrue(exported.ok, 'export succeeds')
        expectEqual(exported.value.name, 'Bakery.zip', 'name')
        const imported = await projects.importZip(exported.value.file)
        expectTrue(imported.ok, 'import succeeds')
        expectTrue(imported.value.id !== id && imported.value.restricted, 'a new, restricted project')
        const opened = await projects.open(imported.value.id)
        expectTrue(opened.ok, 'opening succeeds')
        expectEqual([opened.value.trust, opened.value.project.name], ['restricted', 'Bakery'], 'project')
        expectEqual(await projects.readText(page.pathes.html), { ok: true, value: '<h1>Bread</h1>' }, 'page')
        expectTrue((await projects.trust(imported.value.id)).ok, 'trusting succeeds')
        expectEqual(projects.state.getState().open?.trust, 'trusted', 'trusted')
      },
    },
    {
      name: 'a zip of the editor becomes a project of one’s own, under the name that was given',
      async run() {
        const { projects, id } = await openNew(make)
        const page = projects.state.getState().open!.project.pages['index']!
        await projects.save({ projectId: id, files: { [page.pathes.html]: '<h1>Bread</h1>' } })
        const exported = await projects.exportZip(id)
        expectTrue(exported.ok, 'export succeeds')
        const nameless = await projects.createFrom!(exported.value.file, { name: ' ' })
        expectEqual(nameless.ok ? null : nameless.failure, 'name-empty', 'failure')
        const made = await projects.createFrom!(exported.value.file, { name: ' Mill ', description: 'Flour' })
        expectTrue(made.ok && made.value.id !== id, 'a new project')
        const opened = await projects.open(made.value.id)
        expectTrue(opened.ok, 'opening succeeds')
        const { trust, project } = opened.value
        expectEqual([trust, project.name, project.description], ['own', 'Mill', 'Flour'], 'project')
        expectEqual(await projects.readText(page.pathes.html), { ok: true, value: '<h1>Bread</h1>' }, 'page')
      },
    },
    {
      name: 'what is no zip is refused and leaves nothing behind',
      async run() {
        const projects = await make()
        const outcome = await projects.importZip(createFile('site.zip', 'nonsense'))
        expectEqual(outcome.ok ? null : outcome.failure, 'not-a-zip', 'failure')
        const made = await projects.createFrom!(createFile('site.zip', 'nonsense'), { name: 'Mill' })
        expectEqual(made.ok ? null : made.failure, 'not-a-zip', 'failure')
        await projects.refresh()
        expectEqual(projects.state.getState().summaries, [], 'summaries')
      },
    },
  ]
}
