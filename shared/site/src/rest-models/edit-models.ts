import type { RestModel } from './rest-model.ts'

type Records = readonly unknown[]

/** With one more at the end. */
export function withModel(records: Records, model: RestModel): unknown[] {
  return [...records, { ...model }]
}

/** With a part of one model changed; what else its record holds stays. */
export function withChangedModel(records: Records, at: number, part: Partial<RestModel>): unknown[] {
  return records.map((record, index) =>
    index === at && typeof record === 'object' && record !== null ? { ...record, ...part } : record,
  )
}

export function withoutModel(records: Records, at: number): unknown[] {
  return records.filter((_record, index) => index !== at)
}
