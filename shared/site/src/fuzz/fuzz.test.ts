import fc from 'fast-check'
import type { Arbitrary } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { encodeText } from '../project/index.ts'
import { writeArchive } from '../archive/index.ts'
import { byteChecks, textChecks } from './fuzz-checks.ts'
import { encodedFiles } from './encoded-files.ts'
import { createFontThread } from './font-thread.mjs'
import { createInputs, type FuzzKind } from './fuzz-inputs.ts'
import { forgetInput, keepInput, seedFiles, workedTime } from './seed-files.mjs'

// All of it: npm run fuzz -- --inputs 100000
const inputs = Number(process.env['PERGOLA_FUZZ_INPUTS'] ?? 600)
const isLong = inputs > 10_000

/** Of a hundred inputs so many are of a kind. */
const shares: Readonly<Record<FuzzKind, number>> = {
  html: 28,
  css: 22,
  js: 12,
  svg: 9,
  json: 8,
  zip: 7,
  font: 7,
  encoding: 7,
}
const count = (kind: FuzzKind) => Math.ceil((inputs * shares[kind]) / 100)

/** Milliseconds of work that one input may cost. */
const longest = 2000

const record = JSON.stringify({
  id: '1',
  name: 'Site',
  description: 'Bread',
  pages: {
    index: { id: 'a', name: 'index', pathes: { html: 'editor/pages/index.html', css: 'css/index.css', js: '' } },
  },
  symbols: { card: { id: 'card', name: 'Card', label: 'Card', type: 'symbol', category: '', media: '', content: '' } },
  fonts: { Inter: { path: 'fonts/inter.woff2', name: 'Inter' } },
  motions: { m: { id: 'm', animations: [{ selector: '.a', toValue: { opacity: '0' } }] } },
  logo: { __blob__: true, type: 'image/png', base64: 'iVBORw0KGgo=' },
  projectSettings: { minify_Js: true },
})

async function zipOf(files: Readonly<Record<string, string | Uint8Array>>): Promise<Uint8Array> {
  const entries = Object.entries(files).map(([path, content]) => {
    const bytes = typeof content === 'string' ? encodeText(content) : content
    return { path, read: () => bytes }
  })
  const pieces: number[] = []
  for await (const piece of writeArchive(entries)) for (const byte of piece) pieces.push(byte)
  return Uint8Array.from(pieces)
}

async function createSeeds() {
  const { pages, sheets, ...files } = seedFiles()
  const [page = '', sheet = ''] = [pages[0], sheets[0]?.slice(0, 2000)]
  const zips = await Promise.all([
    zipOf({ 'index.html': page.slice(0, 3000), 'css/a.css': sheet, 'a.png': Uint8Array.of(137, 80, 78, 71) }),
    zipOf({ 'editor/pergola.json': record, 'editor/pages/index.html': '<p>a</p>', 'css/index.css': 'p{top:0}' }),
    zipOf({ 'site/index.html': '<p>a', 'site/js/a.js': 'a()' }),
  ])
  return { ...files, pages, sheets, zips, records: [record], encoded: encodedFiles() }
}

/** Runs one kind, within `time` milliseconds of this process's work each; the input that fails, made as small as it goes, lies in the package's cache afterwards. */
async function run<Input extends string | Uint8Array>(
  kind: FuzzKind,
  made: Arbitrary<Input>,
  check: (input: Input) => unknown,
  time = longest,
): Promise<void> {
  const guarded = async (input: Input) => {
    if (isLong) keepInput(kind, input)
    const before = workedTime()
    await check(input)
    const took = workedTime() - before
    if (took > time) throw new Error(`took ${Math.round(took)} ms`)
  }
  const details = await fc.check(fc.asyncProperty(made, guarded), { numRuns: count(kind) })
  if (isLong) console.warn(`${kind}: ${details.numRuns} inputs, seed ${details.seed}`)
  if (!details.failed) return forgetInput(kind)
  const path = keepInput(kind, details.counterexample?.[0] ?? '')
  expect.fail(`${String(details.errorInstance)}\n${fc.defaultReportMessage(details)}\nThe input is kept in ${path}`)
}

describe('any input', async () => {
  const made = createInputs(await createSeeds())

  test.each(['html', 'css', 'js', 'svg', 'json'] as const)(
    'of %s is read without a crash, in time, and without a changed byte',
    (kind) => run(kind, made[kind], textChecks[kind]),
    6 * 3_600_000,
  )

  test.each(['zip', 'encoding'] as const)(
    'of %s is read or refused, without a crash, in time, and without a changed byte',
    (kind) => run(kind, made[kind], byteChecks[kind]),
    6 * 3_600_000,
  )

  test(
    'of font is read, refused or ended in time, without a crash',
    async () => {
      const fonts = await createFontThread(longest)
      try {
        await run('font', made.font, fonts.read, Infinity)
      } finally {
        await fonts.end()
      }
      if (isLong) console.warn(`font: ${JSON.stringify(fonts.counts)}`)
      expect(fonts.counts.read).toBeGreaterThan(0)
    },
    6 * 3_600_000,
  )
})
