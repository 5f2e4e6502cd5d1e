/** How the lines of a text end, and how to come back from line feeds alone. */
export interface LineEnds {
  toEditor(text: string): string
  fromEditor(text: string): string
}

const asTheyAre: LineEnds = { toEditor: (text) => text, fromEditor: (text) => text }
const inPairs: LineEnds = {
  toEditor: (text) => text.replaceAll('\r\n', '\n'),
  fromEditor: (text) => text.replaceAll('\n', '\r\n'),
}

/** Carriage returns are kept apart only where every line ends in one: then nothing is lost, and new lines get one too. */
export function lineEndsOf(text: string): LineEnds {
  const hasPairs = text.includes('\r\n')
  return hasPairs && !/(?:^|[^\r])\n|\r(?!\n)/.test(text) ? inPairs : asTheyAre
}
