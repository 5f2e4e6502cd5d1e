/** RFC 4180, with the semicolons and tabs that spreadsheets of many countries write in place of commas. */
export interface Table {
  readonly delimiter: string
  /** The first row. */
  readonly names: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

const delimiters = [',', ';', '\t'] as const

/** Reads any text; a quote that is never closed ends with the text. Empty lines are no rows. */
export function readCsv(text: string): Table {
  const source = text.replace(/^\ufeff/, '')
  const delimiter = delimiterOf(source)
  const [names = [], ...rows] = readRows(source, delimiter)
  return { delimiter, names: names.map((name) => name.trim()), rows }
}

/** The sign that stands most often in the first line, outside of quotes. */
function delimiterOf(source: string): string {
  const head = /^[^\r\n]*/.exec(source.replaceAll(/"[^"]*"/g, ''))?.[0] ?? ''
  const counts = delimiters.map((sign) => head.split(sign).length)
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ','
}

function readRows(source: string, delimiter: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at < source.length) {
    const isQuoted = source[at] === '"'
    const cell = readCell(source, at, delimiter)
    row.push(cell.value)
    at = cell.end
    if (source[at] === delimiter) {
      at += 1
      if (at === source.length) row.push('')
      else continue
    }
    if (source.startsWith('\r\n', at)) at += 1
    at += 1
    if (row.length > 1 || row[0] !== '' || isQuoted) rows.push(row)
    row = []
  }
  if (row.length > 0) rows.push(row)
  return rows
}

function readCell(source: string, start: number, delimiter: string): { value: string; end: number } {
  let value = ''
  let at = start
  if (source[at] === '"') {
    for (at += 1; at < source.length;) {
      const quote = source.indexOf('"', at)
      value += source.slice(at, quote < 0 ? source.length : quote)
      if (quote < 0) return { value, end: source.length }
      at = quote + 1
      if (source[at] !== '"') break
      value += '"'
      at += 1
    }
  }
  const rest = at
  while (at < source.length && source[at] !== delimiter && source[at] !== '\n' && source[at] !== '\r') at += 1
  return { value: value + source.slice(rest, at), end: at }
}

/** A table that `readCsv` reads back, one line a row. */
export function printCsv({ delimiter, names, rows }: Table): string {
  const cell = (value: string) =>
    /["\r\n]/.test(value) || value.includes(delimiter) ? `"${value.replaceAll('"', '""')}"` : value
  const line = (row: readonly string[]) => {
    const text = row.map(cell).join(delimiter)
    // An empty line would be no row.
    return text === '' ? '""' : text
  }
  return [names, ...rows].map((row) => `${line(row)}\n`).join('')
}
