import { rspack } from '@rspack/core'

const share = { singleton: true, import: false, requiredVersion: false }
const shared = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', '@pergola/contracts', '@pergola/ui']

/** @type {import('@rspack/core').Configuration} */
export const config = {
  mode: 'production',
  entry: {},
  output: {
    publicPath: 'auto',
    module: true,
    uniqueName: 'colour-vision',
    chunkFormat: 'module',
    // Not .mjs, which some servers do not send as a script.
    chunkFilename: '[name]-[contenthash:8].js',
    clean: true,
  },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
        },
      },
    ],
  },
  plugins: [
    new rspack.container.ModuleFederationPluginV1({
      name: 'colour_vision',
      filename: 'remoteEntry.js',
      library: { type: 'module' },
      exposes: { './remote': './src/remote.tsx' },
      shared: Object.fromEntries(shared.map((name) => [name, share])),
    }),
  ],
}
