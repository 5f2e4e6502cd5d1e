import * as v from 'valibot'

const text = (about: string) => v.pipe(v.string(), v.description(about))

export const page = v.optional(text('Name of a page; else the page of the last call.'))
export const at = text('Reference from an outline, such as e12, or a CSS selector, whose first match counts.')
export const html = text('Markup of one or several elements.')
export const where = v.picklist(['before', 'after', 'start', 'end'])
export const path = text('Path in the project.')
export const nothing = v.strictObject({})
export const media = v.optional(text('Such as (max-width: 600px).'))
export const values = v.record(v.string(), v.nullable(v.string()))
export const count = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2000)))
export const word = v.string()
export { text }
