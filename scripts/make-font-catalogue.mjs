// Writes the catalogue of Google's families that the fonts installer offers without a key. To bring it up to date:
//   node scripts/make-font-catalogue.mjs 6.0.8
// with the newest version of google-font-metadata, which follows the catalogue from day to day.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './lib/process.mjs'

const version = process.argv[2]
if (!version) throw new Error('make-font-catalogue: which version of google-font-metadata?')

function readMetadata() {
  const folder = mkdtempSync(join(tmpdir(), 'font-catalogue-'))
  try {
    execFileSync('npm', ['pack', `google-font-metadata@${version}`, '--silent'], { cwd: folder })
    execFileSync('tar', ['xzf', `google-font-metadata-${version}.tgz`], { cwd: folder })
    return Object.values(JSON.parse(readFileSync(join(folder, 'package/data/google-fonts-v1.json'), 'utf8')))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** As Google calls them: `regular`, `italic`, `700`, `700italic`. */
function variantName(weight, style) {
  if (weight === '400') return style === 'italic' ? 'italic' : 'regular'
  return style === 'italic' ? `${weight}italic` : weight
}

function variantsOf({ variants }) {
  const entries = Object.entries(variants)
  return ['normal', 'italic'].flatMap((style) =>
    entries.filter(([, styles]) => styles[style]).map(([weight]) => variantName(weight, style)),
  )
}

/** Numbers stand for what many families share. */
function createTable() {
  const rows = []
  return {
    rows,
    numberOf(row) {
      const known = rows.indexOf(row)
      return known < 0 ? rows.push(row) - 1 : known
    },
  }
}

/** The name of a file is made of it; a family whose files are called otherwise cannot be fetched and is left out. */
const idOf = (family) => family.toLowerCase().replaceAll(' ', '-')

const [categories, subsets, variants] = [createTable(), createTable(), createTable()]
const families = readMetadata()
  .filter(({ family, id }) => idOf(family) === id)
  .toSorted((a, b) => (a.family < b.family ? -1 : 1))
  .map((font) => {
    const numbers = [
      categories.numberOf(font.category),
      subsets.numberOf(font.subsets.join(' ')),
      variants.numberOf(variantsOf(font).join(' ')),
    ]
    return [font.family, ...numbers].join('\t')
  })

const file = join(root, 'remotes/assets-fonts-libs/src/fonts/google/google-catalogue.json')
const catalogue = {
  source: `google-font-metadata ${version}, MIT`,
  categories: categories.rows,
  subsets: subsets.rows,
  variants: variants.rows,
  families: families.join('\n'),
}
writeFileSync(file, `${JSON.stringify(catalogue, null, 2)}\n`)
console.log(`${families.length} families in ${file}`)
