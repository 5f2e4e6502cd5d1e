/**
 * The result of work that may fail in ways a user should hear about. `failure` is a literal code the caller maps to a
 * message; `detail` is what only the failing side knows (a file name, a number), shown as text.
 */
export type Outcome<Value, Failure extends string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure; readonly detail?: string }

export function succeed(): { readonly ok: true; readonly value: undefined }
export function succeed<Value>(value: Value): { readonly ok: true; readonly value: Value }
export function succeed<Value>(value?: Value) {
  return { ok: true as const, value }
}

export function fail<Failure extends string>(failure: Failure, detail?: string) {
  return detail === undefined ? { ok: false as const, failure } : { ok: false as const, failure, detail }
}
