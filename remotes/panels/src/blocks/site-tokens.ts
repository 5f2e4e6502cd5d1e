import type { CanvasService } from '@pergola/contracts'

/** What the sheets of the open page declare of custom properties at the root, the later ones last. */
export function siteTokens(canvas: Pick<CanvasService, 'sheets'>): string {
  const roots = canvas.sheets().flatMap(({ css }) => [...css.matchAll(/(?:^|[}\s]):root\s*\{([^{}]*)\}/g)])
  return roots
    .flatMap(([, body = '']) => body.match(/--[\w-]+\s*:[^;{}]+/g) ?? [])
    .map((declaration) => `${declaration};`)
    .join('')
}
