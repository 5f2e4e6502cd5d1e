import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { root } from '../lib/process.mjs'
import { readImports } from './read-imports.mjs'

const words = (text) => new Set(text.match(/[A-Za-z_]\w*|'[^']*'/g) ?? [])

/** Exported declarations of a file by name, each as the set of words it is made of. */
function declarationsIn(file) {
  const source = readFileSync(join(root, file), 'utf8')
  const { program } = parseSync(file, source)
  return program.body
    .filter(({ type, declaration }) => type === 'ExportNamedDeclaration' && declaration)
    .flatMap(({ declaration }) => {
      const named = declaration.declarations ?? [declaration]
      return named
        .filter(({ id }) => id?.name)
        .map(({ id, start, end }) => ({ file, name: id.name, words: words(source.slice(start, end)) }))
    })
}

/** Two things may share a short name; a copy shares most of its words, too. */
function isCopy(one, other) {
  const common = [...one.words].filter((word) => other.words.has(word)).length
  return common / Math.max(one.words.size, other.words.size) >= 0.6
}

const isContract = (file) => file.startsWith('shared/contracts/src/') && !file.includes('/testing/')

/** What two parts promise each other is written down once: nobody declares a contract anew. */
export function checkContractDuplicates() {
  const { files } = readImports()
  const contracts = new Map(
    files
      .filter(isContract)
      .flatMap(declarationsIn)
      .map((declaration) => [declaration.name, declaration]),
  )
  const problems = files
    .filter((file) => !file.startsWith('shared/contracts/'))
    .flatMap(declarationsIn)
    .filter((declaration) => contracts.has(declaration.name) && isCopy(declaration, contracts.get(declaration.name)))
    .map(({ file, name }) => `${file} declares "${name}" anew; import it from @pergola/contracts`)
  return { passed: problems.length === 0 ? 1 : 0, failed: problems.length, output: problems.join('\n') }
}
