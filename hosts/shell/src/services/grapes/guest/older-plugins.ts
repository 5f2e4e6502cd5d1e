import type { Editor } from 'grapesjs'

type Extend = (props?: Record<string, unknown>, statics?: object) => ExtendableClass

interface ExtendableClass {
  extend: Extend
  readonly prototype: object
}

/**
 * Plugins for GrapesJS of before set `defaults` of a type as a value, which it has made a getter since: types that are
 * extended define it then.
 */
export function allowOlderPlugins(editor: Editor): void {
  for (const { model } of editor.Components.getTypes() as unknown as readonly { readonly model: ExtendableClass }[])
    patch(model)
}

function patch(type: ExtendableClass): void {
  const { extend } = type
  type.extend = function extended(this: ExtendableClass, props = {}, statics) {
    const { defaults, ...rest } = props
    const result = extend.call(this, rest, statics)
    if (defaults !== undefined)
      Object.defineProperty(result.prototype, 'defaults', { value: defaults, writable: true, configurable: true })
    result.extend = type.extend
    return result
  }
}
