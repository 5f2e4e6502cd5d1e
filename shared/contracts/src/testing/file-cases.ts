import type { ProjectsService } from '../services/projects.ts'
import { expectEqual, expectTrue } from './contract-case.ts'
import type { ContractCase } from './contract-case.ts'
import { createFile, textOf } from './text-file.ts'

type OpenNew = () => Promise<{ readonly projects: ProjectsService; readonly id: string }>

/** What is promised of files of any kind: many that are read, and those that move. */
export function fileCases(openNew: OpenNew): readonly ContractCase[] {
  return [...readingCases(openNew), ...movingCases(openNew)]
}

function readingCases(openNew: OpenNew): ContractCase[] {
  return [
    {
      name: 'many files are read in one go, with a count; what is not there is left out, and it can be given up',
      async run() {
        const { projects } = await openNew()
        if (!projects.readFiles) return
        await projects.writeFile('assets/a.png', createFile('a.png', 'a'))
        await projects.writeFile('assets/b.svg', createFile('b.svg', '<svg/>'))
        const seen: number[] = []
        const paths = ['assets/b.svg', 'assets/gone.png', 'assets/a.png']
        const read = await projects.readFiles(paths, { onProgress: ({ done, total }) => seen.push(done / total) })
        expectTrue(read.ok, 'reading succeeds')
        const texts = [...read.value].map(async ([path, file]) => [path, await textOf(file)] as const)
        expectEqual(
          Object.fromEntries(await Promise.all(texts)),
          { 'assets/a.png': 'a', 'assets/b.svg': '<svg/>' },
          'contents',
        )
        expectEqual(seen.at(-1), 1, 'progress ends')
        const signal = { aborted: true, addEventListener: () => {}, removeEventListener: () => {} }
        expectEqual(await projects.readFiles(paths, { signal }), { ok: false, failure: 'cancelled' }, 'given up')
      },
    },
  ]
}

function movingCases(openNew: OpenNew): ContractCase[] {
  return [
    {
      name: 'a file of any kind that moves keeps its bytes, in one save with the texts that name it',
      async run() {
        const { projects, id } = await openNew()
        const bytes = Uint8Array.from({ length: 3000 }, (_, index) => index % 256)
        await projects.writeFile('assets/a.png', createFile('a.png', bytes))
        const moved = { 'assets/deep/b.png': 'assets/a.png' }
        const saved = await projects.save({ projectId: id, files: { 'css/a.css': 'a{}' }, moved })
        expectTrue(saved.ok, 'saving succeeds')
        const { files = {} } = projects.state.getState().open ?? {}
        expectEqual([files['assets/a.png'], files['css/a.css']], [undefined, 3], 'files')
        const read = await projects.readFile('assets/deep/b.png')
        expectEqual(read.ok && [...new Uint8Array(await read.value.arrayBuffer())].join(), [...bytes].join(), 'bytes')
        const lost = await projects.save({ projectId: id, files: {}, moved: { 'b.png': 'nowhere.png' } })
        expectEqual(lost.ok ? null : lost.failure, 'write-failed', 'what is not there cannot move')
      },
    },
    {
      name: 'a file of any kind is given whole or taken away in one save with texts, also where another one has moved',
      async run() {
        const { projects, id } = await openNew()
        const bytes = Uint8Array.from({ length: 3000 }, (_, index) => index % 251)
        const file = createFile('a.png', bytes)
        await projects.writeFile('assets/a.png', file)
        await projects.writeFile('assets/gone.png', file)
        const saved = await projects.save({
          projectId: id,
          files: { 'css/a.css': 'a{}' },
          moved: { 'assets/b.png': 'assets/a.png' },
          contents: { 'assets/a.png': file, 'assets/gone.png': null, 'assets/never.png': null },
        })
        expectTrue(saved.ok, 'saving succeeds')
        const { files = {} } = projects.state.getState().open ?? {}
        const sizes = [files['assets/a.png'], files['assets/b.png'], files['assets/gone.png'], files['css/a.css']]
        expectEqual(sizes, [3000, 3000, undefined, 3], 'files')
      },
    },
  ]
}
