export { isFit, lackingFields, structuredFields, structuredTypes } from './kinds.ts'
export type { StructuredData, StructuredField, StructuredType } from './kinds.ts'
export { readStructured, removeStructured, writeStructured } from './structured-tags.ts'
export type { StructuredTag } from './structured-tags.ts'
