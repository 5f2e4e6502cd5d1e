import { expect, test } from 'vitest'
import { classNamesIn, parseHtml } from './index.ts'

test('classes of elements, of contents of templates and of directives', () => {
  const html = `<p class="p-4  hover:underline"><b class="p-4">x</b></p><template><i class="inner"></i></template>
    <a :class="{ 'md:flex gap-2': open, big: yes }" v-bind:class="[\`w-1\`]" data-class="no"></a><u class></u>`
  const expected = ['p-4', 'hover:underline', 'inner', 'md:flex', 'gap-2', 'big', 'w-1']
  expect([...classNamesIn(parseHtml(html))].toSorted()).toEqual(expected.toSorted())
})
