/**
 * Options of snapdom for pictures of what a visitor sees. It would shrink pictures in a worker made of a text, which the
 * editor's policy rightly refuses; read, not documented. Outlines are the editor's own: around every element when asked
 * for, around empty areas and media without a source.
 */
export const asVisited = { compress: false, excludeStyleProps: /^outline/ }
