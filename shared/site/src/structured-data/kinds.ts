/** How a value is checked, and whether it is one text or several. */
export type ValueKind = 'text' | 'long' | 'address' | 'addresses' | 'date' | 'price' | 'currency'

export interface StructuredField {
  readonly key: string
  /** Where it stands in the object; what lies between are objects of a type of their own. */
  readonly path: readonly string[]
  readonly kind: ValueKind
  /** Search engines pass over the whole without it. */
  readonly isRequired?: boolean
}

export type StructuredType = 'Article' | 'Organization' | 'Product' | 'FAQPage' | 'BreadcrumbList'

/** What a page says of itself, as fields; lists of questions and of breadcrumbs are pairs instead. */
export const structuredFields: Readonly<Record<StructuredType, readonly StructuredField[]>> = {
  Article: [
    { key: 'headline', path: ['headline'], kind: 'text', isRequired: true },
    { key: 'description', path: ['description'], kind: 'long' },
    { key: 'image', path: ['image'], kind: 'address' },
    { key: 'author', path: ['author', 'name'], kind: 'text' },
    { key: 'published', path: ['datePublished'], kind: 'date' },
    { key: 'modified', path: ['dateModified'], kind: 'date' },
  ],
  Organization: [
    { key: 'name', path: ['name'], kind: 'text', isRequired: true },
    { key: 'url', path: ['url'], kind: 'address' },
    { key: 'logo', path: ['logo'], kind: 'address' },
    { key: 'email', path: ['email'], kind: 'text' },
    { key: 'telephone', path: ['telephone'], kind: 'text' },
    { key: 'sameAs', path: ['sameAs'], kind: 'addresses' },
  ],
  Product: [
    { key: 'name', path: ['name'], kind: 'text', isRequired: true },
    { key: 'description', path: ['description'], kind: 'long' },
    { key: 'image', path: ['image'], kind: 'address' },
    { key: 'brand', path: ['brand', 'name'], kind: 'text' },
    { key: 'sku', path: ['sku'], kind: 'text' },
    { key: 'price', path: ['offers', 'price'], kind: 'price' },
    { key: 'currency', path: ['offers', 'priceCurrency'], kind: 'currency' },
  ],
  FAQPage: [],
  BreadcrumbList: [],
}

export const structuredTypes = Object.keys(structuredFields) as readonly StructuredType[]

/** Types of the objects that stand inside. */
export const innerTypes: Readonly<Record<string, string>> = { author: 'Person', brand: 'Brand', offers: 'Offer' }

/** What a form holds. Values are never empty; `pairs` are questions with answers, or names with addresses. */
export interface StructuredData {
  readonly type: StructuredType
  readonly values: Readonly<Record<string, string>>
  readonly pairs: Readonly<Record<string, string>>
}

const isWebAddress = (text: string) => /^https?:$/.test(URL.parse(text)?.protocol ?? '')

const checks: Readonly<Record<ValueKind, (text: string) => boolean>> = {
  text: () => true,
  long: () => true,
  address: isWebAddress,
  addresses: (text) => linesOf(text).every(isWebAddress),
  date: (text) => /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d)?)?$/.test(text) && isOnCalendar(text),
  price: (text) => /^\d+(?:\.\d+)?$/.test(text),
  currency: (text) => /^[A-Z]{3}$/.test(text),
}

/** Dates read the 31st of February as one in March. */
function isOnCalendar(text: string): boolean {
  const day = text.slice(0, 10)
  const time = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}

export function linesOf(text: string): string[] {
  return text.split(/\s*\n\s*/).filter((line) => line.trim() !== '')
}

/** Whether the text is what a field of that kind may say; an empty one says nothing, which is always right. */
export function isFit(kind: ValueKind, text: string): boolean {
  return text.trim() === '' || checks[kind](text.trim())
}

/** Required fields that are empty; a list without a pair lacks `pairs`. */
export function lackingFields({ type, values, pairs }: StructuredData): readonly string[] {
  const fields = structuredFields[type]
  if (fields.length === 0) return Object.keys(pairs).length === 0 ? ['pairs'] : []
  const lacking = fields.filter(({ key, isRequired }) => isRequired && !values[key]?.trim()).map(({ key }) => key)
  // A price is none without what it is in.
  return values['price'] && !values['currency'] ? [...lacking, 'currency'] : lacking
}
