/**
 * What a typed or pasted text says as a value of the field: `12px;` is `12px`. Null where the owner has taken the text
 * as a whole, so that the field shows its value again.
 */
export type ReadTyped = (typed: string) => string | null
