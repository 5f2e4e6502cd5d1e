/** Behind the head of a page that the build has put together; of another text, its end. */
export function headEnd(html: string): number {
  const at = html.indexOf('</head>\n<body')
  return at < 0 ? html.length : at
}
