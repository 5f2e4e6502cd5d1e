import { expect, test } from 'vitest'
import { motionRuntime, runtimeFiles } from '../src/files.ts'

test('what others have made begins with what it says of itself: exports gather their notices from there', async () => {
  const libraries = await motionRuntime.libraries()
  expect(libraries['libs/js/gsap.min.js']).toMatch(/^\/\*!\s+\* GSAP [\d.]+\s.*Copyright.*GreenSock.*\*\//s)
  expect(libraries['libs/js/ScrollTrigger.min.js']).toMatch(/^\/\*!\s+\* ScrollTrigger [\d.]+\s.*Copyright.*GreenSock/s)
  expect(libraries['libs/js/MotionPathPlugin.min.js']).toMatch(
    /^\/\*!\s+\* MotionPathPlugin [\d.]+\s.*Copyright.*GreenSock/s,
  )
  expect(libraries['libs/js/SplitText.min.js']).toMatch(/^\/\*!\s+\* SplitText [\d.]+\s.*Copyright.*GreenSock/s)
  expect(libraries['libs/js/pergola-motions.js']).not.toContain('/*!')
  expect(runtimeFiles['libs/js/p-vue.js']).toMatch(/^\/\*! petite-vue [\d.]+, MIT licence, \(c\) .*Evan You/)
})
