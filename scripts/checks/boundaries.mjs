import { homes, neighbours } from './boundary-rules.mjs'
import { folderProblems } from './folder-circles.mjs'
import { importCircles } from './import-circles.mjs'
import { readImports } from './read-imports.mjs'

const fewestFiles = 100
const packageOf = (path) => path.split('/').slice(0, 2).join('/')
const isTest = (file) => /\.test\.tsx?$|\/testing\//.test(file)

function neighbourProblem({ file, path, typeOnly }) {
  const target = packageOf(path)
  if (target === packageOf(file)) return null
  const rule = neighbours.find(({ of }) => of.test(file))
  if (!rule?.may.includes(target)) return `${packageOf(file)} may not import from ${target}`
  return rule.typesOnly && !typeOnly ? `${packageOf(file)} may import only types from ${target}` : null
}

function homeProblem({ file, package: name, typeOnly }) {
  if (typeOnly || isTest(file)) return null
  const rule = homes.find(({ packages }) => packages.test(name))
  return rule && !rule.home.test(file) ? `${name} lives in ${rule.home.source} and nowhere else` : null
}

/** A package of ours is entered through its exports, never by a path into its folder. */
function entranceProblem({ file, path, request }) {
  if (!request.startsWith('.') || packageOf(path) === packageOf(file) || file.endsWith('.config.ts')) return null
  return file.startsWith('shared/build/') ? null : `${packageOf(path)} is entered through its package name`
}

export function problemOf(found) {
  if (found.problem) return found.problem
  if (found.package) return homeProblem(found)
  return entranceProblem(found) ?? neighbourProblem(found)
}

/** Imports between the folders and of third-party code, against the table in boundary-rules.mjs; and no circles of files or of folders. */
export function checkBoundaries() {
  const { files, imports } = readImports()
  const problems = imports.flatMap((found) => {
    const problem = problemOf(found)
    return problem ? [`${found.file}: "${found.request}": ${problem}`] : []
  })
  const circles = importCircles(imports).map((way) => `These import one another: ${way.join(' -> ')} -> ${way[0]}`)
  problems.push(...circles, ...folderProblems(imports))
  if (files.length < fewestFiles) problems.push(`Only ${files.length} files were read; there are more.`)
  return {
    passed: problems.length === 0 ? 1 : 0,
    failed: problems.length,
    output: `${problems.join('\n')}\n${files.length} files, ${imports.length} imports`,
  }
}
