const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/**
 * What stands where a link of the site leads nowhere. Its colours are its own: the frame around it may be white where
 * the browser writes plain text in white.
 */
export function missingPage(path: string): Response {
  const said = path.replace(/[&<>]/g, (mark) => marks[mark] ?? mark)
  const html = `<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<meta name="color-scheme" content="light dark">
<title>File not found</title>
<style>html { background: Canvas; color: CanvasText; font: 16px/24px system-ui; padding: 32px; overflow-wrap: anywhere }</style>
<h1>File not found</h1>
<p>The site has no file <code>${said}</code>. Choose another target for the link that led here, or bring the file back.</p>
</html>
`
  return new Response(html, {
    status: 404,
    headers: { 'content-type': 'text/html;charset=utf-8', 'x-content-type-options': 'nosniff' },
  })
}
