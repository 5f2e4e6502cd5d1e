export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What a slider is told for wider windows, by the width they begin at. Nothing for what is no JSON of that kind. */
export function readBreakpoints(value: string): Readonly<Record<string, Readonly<Record<string, unknown>>>> {
  try {
    const parsed: unknown = JSON.parse(value)
    const entries = isObject(parsed) ? Object.entries(parsed) : []
    return Object.fromEntries(entries.flatMap(([width, told]) => (isObject(told) ? [[width, told]] : [])))
  } catch {
    return {} // The slider itself reads nothing out of it either.
  }
}
