import { expect, test } from 'vitest'
import { missingPage } from './missing-page.ts'

test('a link that leads nowhere is told with its path, which is no markup, in colours that are seen', async () => {
  const response = missingPage('/pages/<script>&.html')
  expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/html;charset=utf-8'])
  const html = await response.text()
  expect(html).toContain('/pages/&lt;script&gt;&amp;.html')
  expect(html).toContain('background: Canvas; color: CanvasText')
})
