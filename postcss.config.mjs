/** Next's own set, written out because naming one plugin leaves its defaults out, and the layers. */
export default {
  plugins: {
    'next/dist/compiled/postcss-flexbugs-fixes': {},
    'next/dist/compiled/postcss-preset-env': {
      browsers: ['defaults'],
      autoprefixer: { flexbox: 'no-2009' },
      stage: 3,
    },
    './styles/layers.cjs': {},
  },
};
