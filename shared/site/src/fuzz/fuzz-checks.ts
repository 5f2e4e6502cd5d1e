import { succeed } from '@pergola/contracts'
import { createFile } from '@pergola/contracts/testing'
import { parseProjectArchive, readArchive } from '../archive/index.ts'
import { parseRecord } from '../archive/parse-record.ts'
import { minifyCss } from '../build/minify-css.ts'
import { findCssProblems, flattenRules, parseCss, printCss } from '../css/index.ts'
import { isExpression, isStatements, parseLoop, parseObject } from '../directives/index.ts'
import { decodeFile, encodeFile } from '../encoding/index.ts'
import { readFont } from '../fonts/read-font.ts'
import { applyHtml, canApply, findHtmlProblems, parseHtml, printHtml, rereadHtml } from '../html/index.ts'
import { randomOperation } from '../html/testing/random-operation.ts'
import { createChance } from '../html/testing/chance.ts'
import { cssPieces } from '../merge/css-pieces.ts'
import { htmlPieces } from '../merge/html-pieces.ts'
import { encodeText, pageFromHtml, readHead } from '../project/index.ts'
import { findScriptProblem } from '../scripts/index.ts'
import type { FuzzKind } from './fuzz-inputs.ts'

function same(what: string, found: string, expected: string): void {
  if (found !== expected) throw new Error(`${what}: bytes changed`)
}

/** Reads, edits once, takes it back, reads again: the bytes are those that were read. */
function checkHtml(source: string): void {
  const tree = parseHtml(source)
  same('parse and print', printHtml(tree), source)
  same('pieces', htmlPieces(source).join(''), source)
  const operation = randomOperation(tree, createChance([source.length, 7, 3, 11, 5, 13, 1]))
  if (canApply(tree, operation)) {
    const { inverse } = applyHtml(tree, operation)
    const edited = printHtml(tree)
    same('read again', printHtml(rereadHtml(tree, edited)), edited)
    applyHtml(tree, inverse)
    same('undo', printHtml(tree), source)
  }
  findHtmlProblems(source, 'page')
  pageFromHtml(source)
  readHead(source)
}

function checkCss(source: string): void {
  const sheet = parseCss(source, 'a.css')
  same('parse and print', printCss(sheet), source)
  same('pieces', cssPieces(source).join(''), source)
  flattenRules(sheet)
  findCssProblems(source)
  minifyCss(source)
}

function checkJs(source: string): void {
  findScriptProblem(source)
  isExpression(source)
  isStatements(source)
  parseObject(source)
  parseLoop(source)
}

function checkSvg(source: string): void {
  checkHtml(`<p>a</p>${source}<p>b</p>`)
  readFont(encodeText(source))
}

async function checkZip(bytes: Uint8Array): Promise<void> {
  const entries = await readArchive(createFile('site.zip', bytes.slice()))
  if (!entries.ok) return
  let id = 0
  await parseProjectArchive(entries.value, { name: 'site', ids: () => String((id += 1)) })
}

function entryOf(path: string, content: Uint8Array) {
  return { path, size: content.length, read: async () => succeed(content) }
}

/** As the record of an archive is read, with a site around it. */
async function checkJson(source: string): Promise<void> {
  const bytes = encodeText(source)
  parseRecord(bytes)
  let id = 0
  const files = [entryOf('editor/pergola.json', bytes), entryOf('editor/pages/index.html', encodeText('<p>a</p>'))]
  await parseProjectArchive(files, { name: 'site', ids: () => String((id += 1)) })
}

function sameBytes(what: string, found: Uint8Array | null, expected: Uint8Array): void {
  const isSame = found?.length === expected.length && found.every((byte, at) => byte === expected[at])
  if (!isSame) throw new Error(`${what}: bytes changed`)
}

/** Bytes that are read as the text of a file of every kind: unedited they come back, and an edit is what is read again. */
async function checkEncoding(bytes: Uint8Array): Promise<void> {
  for (const path of ['a.html', 'a.css', 'a.js', 'a.svg', 'a.json']) {
    const file = await decodeFile(path, bytes)
    if (!file) continue
    sameBytes(`${path} in ${file.encoding}`, await encodeFile({ path, text: file.text, stored: bytes }), bytes)
    const edited = editedText(file.text, bytes.length)
    const written = await encodeFile({ path, text: edited, stored: bytes })
    const again = written && (await decodeFile(path, written))
    if (!again) throw new Error(`${path} in ${file.encoding}: cannot be read after an edit`)
    if (isSound(edited)) same(`${path} in ${file.encoding}, read again`, again.text, edited)
  }
}

/** With a letter more behind some character. */
function editedText(text: string, chance: number): string {
  const at = (chance * 7919) % (text.length + 1)
  const isHalf = /[\ud800-\udbff]/.test(text[at - 1] ?? '')
  const place = isHalf ? at + 1 : at
  return `${text.slice(0, place)}x${text.slice(place)}`
}

/** Without a byte that is no text: such a byte is given up where an edit would make it half of a character. */
function isSound(text: string): boolean {
  return !/[\ud800-\udfff]/u.test(text)
}

type Check<Input> = (input: Input) => void | Promise<void>

export const textChecks = {
  html: checkHtml,
  css: checkCss,
  js: checkJs,
  svg: checkSvg,
  json: checkJson,
} satisfies Partial<Record<FuzzKind, Check<string>>>
export const byteChecks = {
  zip: checkZip,
  encoding: checkEncoding,
} satisfies Partial<Record<FuzzKind, Check<Uint8Array>>>
