import { requestMethods } from './request.ts'
import type { RestRequest } from './request.ts'

/** A model as the specification stores it. Keys of later versions are kept in the record as they came. */
export interface RestModel extends RestRequest {
  readonly name: string
  /** The last answer as json text; empty before the first. */
  readonly response: string
  /** Name of its data in expressions. */
  readonly varName: string
}

/** A model, and where in the record it stands. */
export interface StoredModel {
  readonly at: number
  readonly model: RestModel
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** Whatever a record or a file says of a model; null for what is none. */
export function readModel(value: unknown): RestModel | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const given = value as Readonly<Record<string, unknown>>
  const varName = text(given['varName']).trim()
  const name = text(given['name']) || varName
  if (name === '') return null
  return {
    name,
    url: text(given['url']),
    method: readMethod(given['method']),
    headers: readPairs(given['headers']),
    body: readPairs(given['body']),
    response: jsonText(given['response']),
    varName,
  }
}

export function readMethod(value: unknown): string {
  const wanted = text(value).trim().toUpperCase()
  return requestMethods.find((method) => method === wanted) ?? 'GET'
}

/** Models of a project in its order. What is no model stays in the record, unseen. */
export function readModels(records: readonly unknown[]): readonly StoredModel[] {
  return records.flatMap((record, at) => {
    const model = readModel(record)
    return model ? [{ at, model }] : []
  })
}

/** Pairs as an object, or as a list of rows as others write them. */
export function readPairs(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {}
  const entries = Array.isArray(value) ? value.map(rowOf) : Object.entries(value)
  return Object.fromEntries(entries.filter(([key]) => key !== '').map(([key, each]) => [key, plainText(each)]))
}

function rowOf(row: unknown): [string, unknown] {
  if (typeof row !== 'object' || row === null) return ['', '']
  const { key, name, value } = row as Readonly<Record<string, unknown>>
  return [text(key) || text(name), value ?? '']
}

const plainText = (value: unknown) => (typeof value === 'string' ? value : jsonText(value))

function jsonText(value: unknown): string {
  if (value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** What the server answered last; undefined before the first answer, and where it cannot be read. */
export function responseOf({ response }: RestModel): unknown {
  if (response === '') return undefined
  try {
    return JSON.parse(response) as unknown
  } catch {
    return undefined
  }
}
