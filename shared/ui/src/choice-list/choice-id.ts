/** Names a row for the field that points at it. */
export function choiceId(id: string, index: number): string {
  return `${id}-choice-${index}`
}
