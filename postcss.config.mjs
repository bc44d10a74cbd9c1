/** Next's own set, written out because naming one plugin leaves its defaults out, and the layers. */
export default {
  plugins: {
    'next/dist/compiled/postcss-flexbugs-fixes': {},
    'next/dist/compiled/postcss-preset-env': {
      // the others read nothing of what lies in a layer
      browsers: ['defaults and supports css-cascade-layers'],
      autoprefixer: { flexbox: 'no-2009' },
      stage: 3,
    },
    './styles/layers.cjs': {},
  },
};
