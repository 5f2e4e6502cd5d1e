import { describe, expect, test } from 'vitest'
import type { Project } from '@pergola/contracts'
import { filesOfPackage } from '../archive/testing/files-of-package.ts'
import { inputsOf, loaded, pack, textOf } from '../archive/testing/round-trip.ts'
import type { Files } from '../archive/testing/round-trip.ts'
import { resolvePath } from '../document/index.ts'
import { outputPath } from '../project/index.ts'
import { mapAddresses } from './addressed-files.ts'
import { placeOf } from './place-of.ts'
import { planPageRename } from './plan-page-rename.ts'

interface Site {
  readonly project: Project
  readonly files: Files
  /** Where the addresses of each file lead, as it came. */
  readonly targets: ReadonlyMap<string, readonly (string | null)[]>
}

/** The text without its addresses, and where each of them leads from the place where the text stands. */
function taken(text: string, kind: Parameters<typeof mapAddresses>[0]['kind'], place: string) {
  const targets: (string | null)[] = []
  const rest = mapAddresses({ text, kind }, (address) => {
    targets.push(resolvePath(place, address))
    return ''
  })
  return { rest, targets }
}

function targetsOf(project: Project, files: Files): Site['targets'] {
  const all = Object.keys(files).flatMap((path) => {
    const place = placeOf(path, project)
    return place === null ? [] : [[path, taken(textOf(files[path]), place.kind, place.place).targets] as const]
  })
  return new Map(all)
}

async function expectRenamed({ project, files, targets }: Site, name: string, to: string) {
  const read = async (path: string) => {
    const content = files[path]
    return content === undefined ? null : textOf(content)
  }
  const plan = await planPageRename({ project, files: Object.keys(files), name, to, read })
  if (!plan.ok) throw new Error(`${name}: ${plan.failure}`)
  const { change, page } = plan.value
  const before = project.pages[name]!
  const moved = new Map([[before.pathes.html, page.pathes.html]])
  expect(change.moved).toEqual({})
  expect(change.files[before.pathes.html]).toBeNull()
  for (const [path, next] of Object.entries(change.files)) {
    if (next === null) continue
    const from = path === page.pathes.html ? before.pathes.html : path
    const place = placeOf(from, project)!
    const old = taken(textOf(files[from]), place.kind, place.place)
    const now = taken(next, place.kind, path === page.pathes.html ? outputPath(page) : place.place)
    // Every byte that is no address, and where every address leads.
    expect([path, now.rest === old.rest]).toEqual([path, true])
    const wanted = old.targets.map((target) => (target === null ? null : (moved.get(target) ?? target)))
    const isThere = (target: string | null) => target !== null && Object.hasOwn(files, target)
    const led = old.targets.flatMap((target, at) => (isThere(target) ? [[wanted[at], now.targets[at]]] : []))
    expect([path, led.filter(([one, other]) => one !== other)]).toEqual([path, []])
  }
  // What does not lead to the page is in no part of the change.
  const leading = [...targets].flatMap(([path, found]) =>
    path !== before.pathes.html && found.includes(before.pathes.html) ? [path] : [],
  )
  const changed = Object.keys(change.files).filter((path) => path !== before.pathes.html && path !== page.pathes.html)
  expect(changed.toSorted()).toEqual(leading.toSorted())
}

describe('a page of a real site under another name, in its folder and in another', () => {
  test.each([
    ['startbootstrap-clean-blog', 'dist', /./],
    ['startbootstrap-sb-admin-2', '', /^(?:[^/]+\.html|css\/.*|js\/.*|img\/.*)$/],
  ])('%s', async (name, folder, part) => {
    const all = Object.entries(filesOfPackage(name, folder)).filter(([path]) => part.test(path))
    const { project, files } = await loaded(await pack(inputsOf(Object.fromEntries(all))))
    const site = { project, files, targets: targetsOf(project, files) }
    const names = Object.values(site.project.pages).flatMap((page) =>
      page.hidden || page.name === 'index' ? [] : [page.name],
    )
    expect(names.length).toBeGreaterThan(2)
    for (const page of names) {
      await expectRenamed(site, page, `${page}-renamed`)
      await expectRenamed(site, page, `deep/er/Über ${page}`)
    }
  })
})
