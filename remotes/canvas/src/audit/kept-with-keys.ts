/** A node of the page gets nothing written on it; everything else that comes here is axe's own. */
const isForeign = (key: object) => 'nodeType' in key

/**
 * axe keeps the private fields of its colours in weak maps, some hundred thousand at a time: each time such a table
 * doubles, the browser stands still for longer. Here they lie with the colour they belong to.
 */
class FieldMap<Value> {
  readonly #field = Symbol('field')
  readonly #foreign = new WeakMap<object, Value>()

  has(key: object): boolean {
    return isForeign(key) ? this.#foreign.has(key) : Object.hasOwn(key, this.#field)
  }

  get(key: object): Value | undefined {
    return isForeign(key) ? this.#foreign.get(key) : (key as Record<symbol, Value>)[this.#field]
  }

  set(key: object, value: Value): this {
    if (isForeign(key)) this.#foreign.set(key, value)
    else (key as Record<symbol, Value>)[this.#field] = value
    return this
  }
}

class FieldSet extends FieldMap<true> {
  add(key: object): this {
    return this.set(key, true)
  }
}

/** What axe gets in place of the browser's own of these names. */
export const keptWithKeys = { WeakMap: FieldMap, WeakSet: FieldSet }
