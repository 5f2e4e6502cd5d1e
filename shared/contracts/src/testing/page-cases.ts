import type { ProjectsService } from '../services/projects.ts'
import { expectEqual, expectTrue } from './contract-case.ts'
import type { ContractCase } from './contract-case.ts'
import { createFile } from './text-file.ts'

type OpenNew = () => Promise<{ readonly projects: ProjectsService }>

/** What is promised of pages: that they are made, renamed and removed with their files. */
export function pageCases(openNew: OpenNew): readonly ContractCase[] {
  return [...makingCases(openNew), ...nameCases(openNew), ...changingCases(openNew)]
}

function makingCases(openNew: OpenNew): ContractCase[] {
  return [
    {
      name: 'a page is made under its lowercase name, with its files',
      async run() {
        const { projects } = await openNew()
        const outcome = await projects.createPage(' About ')
        expectTrue(outcome.ok, 'creation succeeds')
        expectEqual(outcome.value.name, 'about', 'name')
        const { open } = projects.state.getState()
        expectEqual(open?.project.pages['about'], outcome.value, 'record')
        expectTrue((await projects.readText(outcome.value.pathes.html)).ok, 'its html is there')
      },
    },
    {
      name: 'an uploaded page takes the name of its file; an empty file is refused',
      async run() {
        const { projects } = await openNew()
        const html = '<!doctype html><title>Team</title><h1>Team</h1>'
        const outcome = await projects.uploadPage(createFile('Team.html', html, 'text/html'))
        expectTrue(outcome.ok, 'upload succeeds')
        expectEqual(outcome.value.name, 'team', 'name')
        const text = await projects.readText(outcome.value.pathes.html)
        expectTrue(text.ok && text.value.includes('<h1>Team</h1>'), 'content is kept')
        const empty = await projects.uploadPage(createFile('none.html', ''))
        expectEqual(empty.ok ? null : empty.failure, 'file-empty', 'empty file')
      },
    },
  ]
}

function nameCases(openNew: OpenNew): ContractCase[] {
  return [
    {
      name: 'what is typed as a file, a path or words is made a readable name',
      async run() {
        const { projects } = await openNew()
        for (const [typed, name, title] of [
          ['Contact.HTML', 'contact', ''],
          ['blog/post', 'blog/post', ''],
          ['About our team', 'about-our-team', 'About our team'],
        ] as const) {
          const outcome = await projects.createPage(typed)
          expectTrue(outcome.ok, `createPage(${JSON.stringify(typed)}) succeeds`)
          expectEqual([outcome.value.name, outcome.value.helmet.title], [name, title], typed)
          expectTrue((await projects.readText(outcome.value.pathes.html)).ok, 'its html is there')
        }
      },
    },
    {
      name: 'names that cannot be are refused and change nothing',
      async run() {
        const { projects } = await openNew()
        await projects.createPage('about')
        const before = projects.state.getState().open?.revision
        for (const [name, failure] of [
          ['  ', 'name-empty'],
          ['a//b', 'name-invalid'],
          ['constructor', 'name-invalid'],
          ['ABOUT', 'page-exists'],
          ['about.html', 'page-exists'],
        ] as const) {
          const outcome = await projects.createPage(name)
          expectEqual(outcome.ok ? null : outcome.failure, failure, `createPage(${JSON.stringify(name)})`)
        }
        expectEqual(projects.state.getState().open?.revision, before, 'revision')
      },
    },
  ]
}

function changingCases(openNew: OpenNew): ContractCase[] {
  return [
    {
      name: 'a page gets another name, and keeps what it holds; the start page keeps its name',
      async run() {
        const { projects } = await openNew()
        const uploaded = await projects.uploadPage(createFile('team.html', '<h1>Team</h1>', 'text/html'))
        const { renamePage } = projects
        expectTrue(uploaded.ok && renamePage !== undefined, 'there is a page, and it can be renamed')
        const outcome = await renamePage('team', ' Staff ')
        expectTrue(outcome.ok, 'renaming succeeds')
        expectEqual(outcome.value.page.name, 'staff', 'name')
        const pages = projects.state.getState().open?.project.pages ?? {}
        expectEqual([pages['team'], pages['staff']], [undefined, outcome.value.page], 'records')
        const text = await projects.readText(outcome.value.page.pathes.html)
        expectTrue(text.ok && text.value.includes('<h1>Team</h1>'), 'content is kept')
        expectTrue(!(await projects.readText(uploaded.value.pathes.html)).ok, 'nothing is left under the old name')
        for (const [name, to, failure] of [
          ['index', 'home', 'page-index'],
          ['team', 'other', 'page-missing'],
          ['staff', 'INDEX', 'page-exists'],
          ['staff', 'a//b', 'name-invalid'],
        ] as const) {
          const refused = await renamePage(name, to)
          expectEqual(refused.ok ? null : refused.failure, failure, `renamePage(${name}, ${to})`)
        }
      },
    },
    {
      name: 'a page is removed with its files; the index page is not',
      async run() {
        const { projects } = await openNew()
        const made = await projects.createPage('about')
        expectTrue(made.ok, 'creation succeeds')
        expectTrue((await projects.removePage('about')).ok, 'removal succeeds')
        const { open } = projects.state.getState()
        expectEqual([open?.project.pages['about'], open?.files[made.value.pathes.html]], [undefined, undefined], 'gone')
        const index = await projects.removePage('index')
        expectEqual(index.ok ? null : index.failure, 'page-index', 'index')
        const missing = await projects.removePage('nowhere')
        expectEqual(missing.ok ? null : missing.failure, 'page-missing', 'missing')
      },
    },
  ]
}
