declare module 'tailwindcss/*.css?raw' {
  const text: string
  export default text
}
