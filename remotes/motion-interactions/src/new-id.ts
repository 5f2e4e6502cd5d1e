/** A prefix and digits that nothing else has. */
export function newId(prefix: string, isTaken: (id: string) => boolean): string {
  const digits = [...crypto.getRandomValues(new Uint32Array(2))].join('')
  const id = `${prefix}${digits}`
  return isTaken(id) ? newId(prefix, isTaken) : id
}
