/** Start and end of one block's rules in the sheet that all blocks of a kind share. */
const marks = (id: string) => [`/* ${id} */\n`, `\n/* end ${id} */\n`] as const

/** The rules of one block; null where the sheet says nothing of it. */
export function blockStyle(sheet: string, id: string): string | null {
  const [start, end] = marks(id)
  const from = sheet.indexOf(start)
  const to = sheet.indexOf(end, from)
  return from === -1 || to === -1 ? null : sheet.slice(from + start.length, to)
}

/** Rules that are there already are changed where they stand: their place decides who wins. */
export function withBlockStyle(sheet: string, id: string, style: string): string {
  if (style.trim() === '') return withoutBlockStyle(sheet, id)
  const [start, end] = marks(id)
  if (blockStyle(sheet, id) === null) return sheet + start + style + end
  const from = sheet.indexOf(start)
  return sheet.slice(0, from) + start + style + sheet.slice(sheet.indexOf(end, from))
}

export function withoutBlockStyle(sheet: string, id: string): string {
  const [start, end] = marks(id)
  const from = sheet.indexOf(start)
  const to = sheet.indexOf(end, from)
  return from === -1 || to === -1 ? sheet : sheet.slice(0, from) + sheet.slice(to + end.length)
}
