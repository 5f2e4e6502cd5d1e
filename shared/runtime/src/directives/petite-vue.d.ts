declare module 'petite-vue' {
  import type { Directive } from './directive.ts'

  interface App {
    directive(name: string, directive: Directive): App
    mount(root: Element): App
    unmount(): void
  }

  export function createApp(data: object): App
  export function reactive<Data extends object>(data: Data): Data
  export function nextTick(run: () => void): Promise<void>
}
