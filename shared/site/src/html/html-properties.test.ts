import fc from 'fast-check'
import { parse } from 'parse5'
import { describe, expect, test } from 'vitest'
import { sameNodes } from './compare.ts'
import { applyHtml, canApply, findAll, parseHtml, printHtml } from './index.ts'
import type { HtmlOperation, HtmlTree } from './index.ts'
import { documentOrder } from './measure.ts'
import { sourceTree } from './source-tree.ts'
import { dumpTree } from './testing/canonical-dump.ts'
import { createChance, draws } from './testing/chance.ts'
import { dumpParsed } from './testing/dump-parsed.ts'
import { nastyPages } from './testing/nasty-pages.ts'
import { keepsOthers, ownRanges } from './testing/own-ranges.ts'
import { otherwiseSaved, pageFixtures } from './testing/page-fixtures.mjs'
import { randomOperation } from './testing/random-operation.ts'
import { soundMarkup, tagSoup, wholePage } from './testing/tag-soup.ts'

// A longer run, with other pages every time: PERGOLA_FUZZ=20 npx vitest run
const rounds = Number(process.env['PERGOLA_FUZZ'] ?? 1)
const patience = 120_000 * Math.max(rounds, 1)
const runs = (count: number) => ({ numRuns: count * rounds })

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: fc.constantFrom(...'<>/!-?="\'& \n\r\t\f\0ab;#xpdivtr\ud800😀[]'), maxLength: 60 }),
)
const soundPage = fc
  .tuple(fc.oneof(soundMarkup('written'), soundMarkup('left out')), fc.boolean())
  .map(([markup, isWhole]) => (isWhole ? wholePage(markup) : markup))
type Ranges = Exclude<ReturnType<typeof ownRanges>, null>

const edits = fc.array(draws, { minLength: 1, maxLength: 6 })

/** Prints every node anew, so that a byte dealt to nobody or twice shows. */
function printFromPieces(tree: HtmlTree): string {
  const source = sourceTree(tree)
  for (const node of documentOrder(source, source.get(source.root))) {
    if (node.kind === 'element' || node.kind === 'fragment' || node.kind === 'document') node.printed = null
  }
  return printHtml(tree)
}

function expectToRead(tree: HtmlTree, printed: string): void {
  const ours = sourceTree(tree)
  const read = sourceTree(parseHtml(printed))
  const isSame = sameNodes(
    ours.get(ours.root).children,
    (id) => ours.get(id),
    read.get(read.root).children,
    (id) => read.get(id),
  )
  if (!isSame) expect(dumpTree(parseHtml(printed)), printed).toBe(dumpTree(tree))
  // A parser that knows nothing of us; it does not know yet what browsers let stand in a select, nor that character data
  // may stand where svg and mathml hold html.
  if (!/<select|\0|<(?:foreignobject|desc|title|m[ions]|mtext|annotation-xml)[^]*<!\[CDATA\[/i.test(printed))
    expect(plain(dumpTree(tree)), printed).toBe(plain(dumpParsed(parse(printed.replace(/^\ufeff/, '')))))
}

/** What Chromium calls an instruction is a comment to everyone else. */
function plain(dump: string): string {
  return dump.replace(/ (?:instruction|comment "\?.*")$/gm, ' comment "?"')
}

/** Applies what is allowed of the drawn operations; `check` sees each one done. */
function edit(
  tree: HtmlTree,
  list: readonly (readonly number[])[],
  check: (operation: HtmlOperation, before: string, after: string, ranges: Ranges | null) => void,
): { inverses: HtmlOperation[]; texts: string[] } {
  const inverses: HtmlOperation[] = []
  const texts = [printHtml(tree)]
  for (const numbers of list) {
    const operation = randomOperation(tree, createChance(numbers))
    if (!canApply(tree, operation)) continue
    const ranges = ownRanges(tree, operation)
    const before = texts.at(-1) ?? ''
    inverses.push(applyHtml(tree, operation).inverse)
    const after = printHtml(tree)
    texts.push(after)
    check(operation, before, after, ranges)
  }
  return { inverses, texts }
}

function expectOthersKept(operation: HtmlOperation, before: string, after: string, ranges: Ranges | null): void {
  if (ranges === null || keepsOthers(before, after, ranges)) return
  expect.fail(`${JSON.stringify(operation).slice(0, 300)}\n${before}\n---\n${after}`)
}

function expectToReturn(tree: HtmlTree, { inverses, texts }: ReturnType<typeof edit>): void {
  const redo: HtmlOperation[] = []
  for (const [back, inverse] of inverses.toReversed().entries()) {
    redo.push(applyHtml(tree, inverse).inverse)
    expect(printHtml(tree), 'undo').toBe(texts[inverses.length - 1 - back])
  }
  expectToRead(tree, texts[0] ?? '')
  for (const [step, operation] of redo.toReversed().entries()) {
    applyHtml(tree, operation)
    expect(printHtml(tree), 'redo').toBe(texts[step + 1])
  }
}

describe('parse and print', () => {
  test(
    'any soup of tags prints its own bytes, node by node, and reads as another parser reads it',
    () => {
      fc.assert(
        fc.property(tagSoup(40), (source) => {
          const tree = parseHtml(source)
          expect(printHtml(tree)).toBe(source)
          expectToRead(tree, source)
          expect(printFromPieces(tree)).toBe(source)
        }),
        runs(3000),
      )
    },
    patience,
  )

  test(
    'any characters print as themselves',
    () => {
      fc.assert(
        fc.property(anyText, (source) => {
          expect(printFromPieces(parseHtml(source))).toBe(source)
        }),
        runs(2000),
      )
    },
    patience,
  )
})

describe('edits', () => {
  test.each([
    ['sound pages', soundPage, 400],
    ['pages the parser had to repair', tagSoup(25), 1500],
  ])(
    'of %s read as the tree, come back byte for byte and go again',
    (_name, pages, count) => {
      fc.assert(
        fc.property(pages, edits, (source, list) => {
          const tree = parseHtml(source)
          expectToReturn(
            tree,
            edit(tree, list, (_operation, _before, after) => expectToRead(tree, after)),
          )
        }),
        runs(count),
      )
    },
    patience,
  )

  test(
    'change no byte outside the thing edited',
    () => {
      fc.assert(
        fc.property(soundPage, edits, (source, list) => {
          const tree = parseHtml(source)
          edit(tree, list, expectOthersKept)
        }),
        runs(400),
      )
    },
    patience,
  )

  test(
    'change none either where the page holds what the parser dropped',
    () => {
      fc.assert(
        fc.property(tagSoup(14), edits, (source, list) => {
          const tree = parseHtml(source)
          const { hazards, regions, strays } = sourceTree(tree)
          fc.pre(hazards.size === 0 && regions.size === 0 && strays.size > 0)
          edit(tree, list.slice(0, 1), expectOthersKept)
        }),
        runs(300),
      )
    },
    patience,
  )

  test.each([...pageFixtures()].filter((_page, at) => at % 4 === 0))(
    'of %s change no byte outside the thing edited',
    (_name, source) => {
      fc.assert(
        fc.property(draws, (numbers) => {
          edit(parseHtml(source), [numbers], expectOthersKept)
        }),
        runs(8),
      )
    },
    patience,
  )
})

describe.each([...pageFixtures(), ...otherwiseSaved().slice(0, -1), ...nastyPages])('%s', (_name, source) => {
  test(
    'whole and cut short prints its own bytes',
    () => {
      fc.assert(
        fc.property(fc.nat({ max: source.length }), (length) => {
          const part = source.slice(0, length)
          expect(printFromPieces(parseHtml(part))).toBe(part)
        }),
        { ...runs(3), examples: [[source.length]] },
      )
    },
    patience,
  )

  test(
    'survives edits',
    () => {
      fc.assert(
        fc.property(fc.array(draws, { minLength: 12, maxLength: 12 }), (list) => {
          const tree = parseHtml(source)
          expectToReturn(
            tree,
            edit(tree, list, (_operation, _before, after) => expectToRead(tree, after)),
          )
        }),
        runs(1),
      )
    },
    patience,
  )
})

test(
  'a page of five megabytes prints its own bytes, and an edit changes its own alone',
  () => {
    const [, source] = otherwiseSaved().at(-1) ?? ['', '']
    expect(source.length).toBeGreaterThan(5_000_000)
    const tree = parseHtml(source)
    expect(printFromPieces(tree) === source).toBe(true)
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom('class', 'text'), (pick, kind) => {
        const nodes = [...findAll(tree, (node) => node.kind === (kind === 'class' ? 'element' : 'text'))]
        const node = nodes[pick % nodes.length]?.id ?? -1
        const operation: HtmlOperation =
          kind === 'class'
            ? { type: 'html.attributes', node, attributes: { class: 'new' } }
            : { type: 'html.text', node, value: 'new' }
        const ranges = ownRanges(tree, operation)
        const { inverse } = applyHtml(tree, operation)
        expect(ranges !== null && keepsOthers(source, printHtml(tree), ranges)).toBe(true)
        applyHtml(tree, inverse)
        expect(printHtml(tree) === source).toBe(true)
      }),
      runs(5),
    )
  },
  patience,
)
