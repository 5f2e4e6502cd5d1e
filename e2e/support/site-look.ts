import type { Page } from '@playwright/test'

const types: Readonly<Record<string, string>> = { html: 'text/html', css: 'text/css', js: 'text/javascript' }

/** Serves the files of a site at an address of its own; everything else is not there. */
export async function openSite(page: Page, files: Readonly<Record<string, string>>, path: string): Promise<void> {
  await page.unrouteAll()
  await page.route('**/*', (route) => {
    const { hostname, pathname } = new URL(route.request().url())
    const body = hostname === 'site.test' ? files[pathname.slice(1)] : undefined
    if (body === undefined) return route.fulfill({ status: 404 })
    return route.fulfill({ contentType: `${types[pathname.split('.').at(-1) ?? '']};charset=utf-8`, body })
  })
  await page.goto(`https://site.test/${path}`)
}

export interface ElementLook {
  readonly tag: string
  readonly place: readonly number[]
  readonly text: string
  readonly styles: readonly string[]
}

/** What a visitor sees of every element of the body: its place and every computed value, of what stands before and after it too. */
export function siteLook(page: Page): Promise<readonly ElementLook[]> {
  return page.evaluate(() => {
    // How far a transition has come is chance; where it ends is not.
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel()
      else if (animation.playState === 'running') animation.finish()
    return [document.body, ...document.body.querySelectorAll('*')]
      .filter(({ localName }) => !['script', 'style'].includes(localName))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const styles = [null, '::before', '::after'].map((pseudo) => {
          const computed = getComputedStyle(element, pseudo)
          return [...computed].map((name) => `${name}: ${computed.getPropertyValue(name)}`).join('; ')
        })
        const text = element.children.length === 0 ? (element.textContent ?? '').trim() : ''
        return { tag: element.localName, place: [x, y, width, height], text, styles }
      })
  })
}
