/** Browsers gave these up; what reads them is long gone, and nothing here can try them. */
export function isOldFormat({ format }: { readonly format?: string | undefined }): boolean {
  return format === 'svg' || format === 'embedded-opentype'
}

/** Whether the browser itself takes the font, which looks closer than any reader of it. */
export async function canShow(file: File): Promise<boolean> {
  try {
    await new FontFace('tried', await file.arrayBuffer()).load()
    return true
  } catch {
    return false
  }
}
