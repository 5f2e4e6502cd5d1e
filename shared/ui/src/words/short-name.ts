/** A name as a message has room for it: people give names of any length. */
export function shortName(name: string, atMost = 60): string {
  const letters = [...name]
  return letters.length > atMost ? `${letters.slice(0, atMost).join('')}…` : name
}
