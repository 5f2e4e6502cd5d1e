import { expect, test } from 'vitest'
import { rulesOfSite } from './rules-of-site.ts'

test('rules of the site for the classes of a block go with it, and no others', () => {
  const sheet = `.a { background: url(../assets/a.png) }
@media (max-width: 480px) { .a .b:hover { color: red !important } }
.a .c, h1 { top: 0 }
.other { top: 0 }`
  expect(rulesOfSite(sheet, '<p class="a x"><b class="b">B</b></p>').replaceAll(/\s+/g, ' ')).toBe(
    '.a { background: url(../assets/a.png); } @media (max-width: 480px) { .a .b:hover { color: red !important; } }',
  )
})
