import { knownCircles } from './known-circles.mjs'

/** The folders that two paths have in common, and the first step of each that they have not. */
function part(from, to) {
  const [one, other] = [from.split('/'), to.split('/')]
  let at = 0
  while (one[at] === other[at] && at < one.length - 1 && at < other.length - 1) at += 1
  return { parent: one.slice(0, at).join('/'), from: one.slice(0, at + 1), to: other.slice(0, at + 1) }
}

const packageOf = (path) => path.split('/').slice(0, 2).join('/')

/** Nothing imports a test, so none is part of a circle; helpers of tests are. */
const isTest = /\.test\.tsx?$/

/** Which folder imports from which other one beside it, by the folder both lie in. A file beside folders is none. */
function graphs(imports) {
  const found = new Map()
  for (const { file, path, problem } of imports) {
    if (!path || problem || isTest.test(file) || packageOf(path) !== packageOf(file)) continue
    const { parent, from, to } = part(file, path)
    if (from.length === file.split('/').length || to.length === path.split('/').length) continue
    if (!found.has(parent)) found.set(parent, new Map())
    const graph = found.get(parent)
    const [one, other] = [from.join('/'), to.join('/')]
    if (!graph.has(one)) graph.set(one, new Map())
    if (!graph.get(one).has(other)) graph.get(one).set(other, `${file} -> ${path}`)
  }
  return [...found.values()]
}

/** Everything that can be reached from a folder. */
function reach(graph, start) {
  const seen = new Set()
  const waiting = [start]
  for (const folder of waiting)
    for (const next of graph.get(folder)?.keys() ?? []) {
      if (seen.has(next)) continue
      seen.add(next)
      waiting.push(next)
    }
  return seen
}

/** Groups of folders that all reach one another, with one import for each step between them. */
export function folderCircles(imports) {
  return graphs(imports).flatMap((graph) => {
    const reached = new Map([...graph.keys()].map((folder) => [folder, reach(graph, folder)]))
    const told = new Set()
    return [...graph.keys()].flatMap((folder) => {
      if (told.has(folder) || !reached.get(folder).has(folder)) return []
      const folders = [...reached.get(folder)].filter((other) => reached.get(other)?.has(folder)).toSorted()
      for (const each of folders) told.add(each)
      const steps = folders.flatMap((one) =>
        [...graph.get(one)].filter(([other]) => folders.includes(other)).map(([, step]) => step),
      )
      return [{ folders, steps }]
    })
  })
}

const mostSteps = 12

/** Circles that are not known, and known ones that are gone: the list of the known only gets shorter. */
export function folderProblems(imports, known = knownCircles) {
  const circles = folderCircles(imports)
  const tied = new Set(circles.flatMap(({ folders }) => folders))
  const unknown = circles.flatMap(({ folders, steps }) => {
    const fresh = folders.filter((folder) => !known.includes(folder))
    if (fresh.length === 0) return []
    const shown = steps.filter((step) => fresh.some((folder) => step.includes(`${folder}/`))).slice(0, mostSteps)
    return [`These folders import one another in a circle: ${folders.join(', ')}\n  ${shown.join('\n  ')}`]
  })
  const gone = known.filter((folder) => !tied.has(folder))
  const news = gone.map((folder) => `${folder} is in no circle any more: take it off scripts/checks/known-circles.mjs`)
  return [...unknown, ...news]
}
