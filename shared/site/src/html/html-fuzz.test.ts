import { expect, test } from 'vitest'
import { sameNodes } from './compare.ts'
import { applyHtml, canApply, parseHtml, printHtml } from './index.ts'
import type { HtmlOperation, HtmlTree } from './index.ts'
import { documentOrder } from './measure.ts'
import { sourceTree } from './source-tree.ts'
import { nastyPages } from './testing/nasty-pages.ts'
import { pageFixtures } from './testing/page-fixtures.mjs'
import { createChance } from './testing/random.ts'
import { randomOperation } from './testing/random-operation.ts'
import { soundMarkup, tokenSoup } from './testing/soup.ts'

// A longer run: PERGOLA_FUZZ=20 npx vitest run
const rounds = Number(process.env['PERGOLA_FUZZ'] ?? 1)

/** Prints every node anew, so that a byte dealt to nobody or twice shows. */
function printFromPieces(tree: HtmlTree): string {
  const source = sourceTree(tree)
  for (const node of documentOrder(source, source.get(source.root))) {
    if (node.kind === 'element' || node.kind === 'fragment' || node.kind === 'document') node.printed = null
  }
  return printHtml(tree)
}

function sameDom(tree: HtmlTree, source: string): boolean {
  const ours = sourceTree(tree)
  const read = sourceTree(parseHtml(source))
  return sameNodes(
    ours.get(ours.root).children,
    (id) => ours.get(id),
    read.get(read.root).children,
    (id) => read.get(id),
  )
}

/** Any allowed operations; the printed page must read as the tree, and every byte must come back. */
function editAndReturn(source: string, seed: number, count: number): void {
  const chance = createChance(seed)
  const tree = parseHtml(source)
  const texts = [source]
  const inverses: HtmlOperation[] = []
  for (let at = 0; at < count; at++) {
    const operation = randomOperation(tree, chance)
    if (!canApply(tree, operation)) continue
    inverses.push(applyHtml(tree, operation).inverse)
    const printed = printHtml(tree)
    texts.push(printed)
    if (!sameDom(tree, printed)) expect.fail(`seed ${seed}, ${operation.type}:\n${texts.at(-2)}\n${printed}`)
  }
  const redo: HtmlOperation[] = []
  for (const [back, inverse] of inverses.toReversed().entries()) {
    redo.push(applyHtml(tree, inverse).inverse)
    expect(printHtml(tree), `seed ${seed}, undo`).toBe(texts[inverses.length - 1 - back])
  }
  for (const [step, operation] of redo.toReversed().entries()) {
    applyHtml(tree, operation)
    expect(printHtml(tree), `seed ${seed}, redo`).toBe(texts[step + 1])
  }
}

test('any soup of tags prints its own bytes, node by node', () => {
  for (let seed = 0; seed < 6000 * rounds; seed++) {
    const chance = createChance(seed)
    const source = tokenSoup(chance, 1 + chance.below(40))
    const tree = parseHtml(source)
    expect(printHtml(tree)).toBe(source)
    expect(printFromPieces(tree), `seed ${seed}`).toBe(source)
  }
})

test('any characters print as themselves', () => {
  const alphabet = '<>/!-?="\'& \n\r\t\f\0ab;#xpdivtr\ud800😀[]'
  for (let seed = 0; seed < 2500 * rounds; seed++) {
    const chance = createChance(seed)
    let source = ''
    for (let length = chance.below(60); length > 0; length--) source += alphabet[chance.below(alphabet.length)] ?? ''
    expect(printFromPieces(parseHtml(source)), `seed ${seed}`).toBe(source)
  }
})

test('edits of sound pages read as the tree and come back byte for byte', { timeout: 240_000 }, () => {
  for (let seed = 0; seed < 800 * rounds; seed++) {
    const chance = createChance(seed)
    const markup = soundMarkup(chance, 3)
    editAndReturn(
      chance.below(2) === 0
        ? markup
        : `<!doctype html>\n<html>\n<head>\n<title>x</title>\n</head>\n<body>\n${markup}\n</body>\n</html>\n`,
      seed,
      6,
    )
  }
})

test('edits of pages the parser had to repair do as well', { timeout: 240_000 }, () => {
  for (let seed = 0; seed < 2500 * rounds; seed++) {
    const chance = createChance(seed)
    editAndReturn(tokenSoup(chance, 1 + chance.below(25)), seed, 5)
  }
})

test.each([...pageFixtures(), ...nastyPages])('%s, whole and cut short, prints its own bytes', (_name, source) => {
  expect(printFromPieces(parseHtml(source))).toBe(source)
  const chance = createChance(source.length)
  for (let cut = 0; cut < 3; cut++) {
    const part = source.slice(0, chance.below(source.length + 1))
    expect(printFromPieces(parseHtml(part))).toBe(part)
  }
})

test.each([...pageFixtures(), ...nastyPages])('%s survives edits', { timeout: 120_000 }, (_name, source) => {
  editAndReturn(source, source.length, 12 * rounds)
})
