/** Who imports whom, of our own files; what is only fetched when needed and what is only a type count as well. */
function graphOf(imports) {
  const graph = new Map()
  for (const { file, path, problem } of imports) {
    if (!path || problem) continue
    if (!graph.has(file)) graph.set(file, new Set())
    graph.get(file).add(path)
  }
  return graph
}

/** Shortest way from a file back to itself, or null. */
function wayBack(graph, start) {
  const cameFrom = new Map([[start, null]])
  const waiting = [start]
  for (const file of waiting) {
    for (const next of graph.get(file) ?? []) {
      if (next === start) return unroll(cameFrom, file)
      if (cameFrom.has(next)) continue
      cameFrom.set(next, file)
      waiting.push(next)
    }
  }
  return null
}

function unroll(cameFrom, last) {
  const way = []
  for (let file = last; file !== null; file = cameFrom.get(file)) way.unshift(file)
  return way
}

/** Files that know each other around a circle, each circle once, as its files in order. */
export function importCircles(imports) {
  const graph = graphOf(imports)
  const told = new Set()
  return [...graph.keys()].flatMap((file) => {
    if (told.has(file)) return []
    const way = wayBack(graph, file)
    if (!way) return []
    for (const each of way) told.add(each)
    return [way]
  })
}
