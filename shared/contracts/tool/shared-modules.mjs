/** What the editor shares with every remote: one copy of each in the window. */
export const sharedModules = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@pergola/contracts',
  '@pergola/ui',
]
