import { describe, expect, test } from 'vitest'
import { parseCss } from './parse-css.ts'
import { isVendorPath, isVendorSheet } from './vendor-sheet.ts'

describe('isVendorPath', () => {
  test.each([
    'vendor/swiper/swiper.css',
    'assets/vendors/theme.css',
    'node_modules/x/y.css',
    'wp-content/plugins/form/style.css',
    'wp-includes/css/dist/block-library/style.css',
    'css/lib/grid.css',
    'css/site.min.css',
    'css/site-min.css',
    'css/bootstrap.css',
    'css/bootstrap-grid.css',
    'css/bootstrap-5.3.2.css',
    'css/font-awesome.css',
    'css/fontawesome-all.css',
    'css/jquery.fancybox.css',
    'css/owl.carousel.css',
    'css/normalize.css',
    'all.css',
  ])('%s is a vendor sheet', (path) => expect(isVendorPath(path)).toBe(true))

  test.each([
    'style.css',
    'css/main.css',
    'css/overall.css',
    'css/hover-cards.css',
    'css/library-page.css',
    'assets/css/mini.css',
    'wp-content/themes/mine/style.css',
    'css/index.css',
    'css/admin.css',
  ])('%s is not', (path) => expect(isVendorPath(path)).toBe(false))
})

describe('isVendorSheet', () => {
  const sheet = (css: string) => isVendorSheet(parseCss(css, 'css/site.css'), 'css/site.css')
  const rules = (gap: string, count: number) => Array.from({ length: count }, (_, at) => `.r${at}{top:0}`).join(gap)

  test.each([
    ['many rules on one line are minified', rules('', 40), true],
    ['also below a comment on lines of its own', `/* made\n by hand */\n${rules('', 40)}`, true],
    ['a few rules on one line are not', rules(' ', 6), false],
    ['one short rule on each line is not', rules('\n', 40), false],
    [
      'the banner of a library says so',
      `/*!\n * Bootstrap v5.3.2 (https://getbootstrap.com/)\n */\n${rules('\n', 3)}`,
      true,
    ],
    ['the header of a theme does not', `/*\nTheme Name: Mine\nBased on bootstrap v5\n*/\n${rules('\n', 3)}`, false],
    ['nothing is nobody’s', '', false],
  ])('%s', (_rule, css, expected) => expect(sheet(css)).toBe(expected))
})
