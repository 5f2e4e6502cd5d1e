/**
 * One promise of a contract, free of any test runner: the fake runs it under vitest, the real service in a browser page.
 * `for (const { name, run } of projectsSuite(make)) test(name, run)`
 */
export interface ContractCase {
  readonly name: string
  run(): Promise<void>
}

export function expectEqual(actual: unknown, expected: unknown, what: string): void {
  const [left, right] = [stable(actual), stable(expected)]
  if (left !== right) throw new Error(`${what}: expected ${right}, got ${left}`)
}

export function expectTrue(condition: boolean, what: string): asserts condition {
  if (!condition) throw new Error(`${what}: expected to hold`)
}

function stable(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (isPlain(part) ? sorted(part) : part)) ?? 'undefined'
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function sorted(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
