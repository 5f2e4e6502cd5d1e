/**
 * Shorter text that does the same as a script a page links: names inside functions shrink, those at the top stay, because
 * directives, handlers and other scripts call them. Licence comments stay. Throws for what is no script of today.
 */
export async function minifyJs(script: string): Promise<string> {
  // Large, and of use to an export alone.
  const { minify } = await import('terser')
  const { code } = await minify(script, {
    ecma: 2020,
    compress: { drop_debugger: false },
    format: { comments: 'some' },
  })
  return code ?? script
}
