/** Tokens alone: colours live in styles/tokens.css and dark.css, widths are the four of the specification. */
export default {
  extends: ['stylelint-config-standard'],
  ignoreFiles: ['backend/demo/content/**', '.next*/**', 'node_modules/**', 'public/**', 'screens/**'],
  rules: {
    'color-no-hex': true,
    'function-disallowed-list': ['/^rgba?$/', '/^hsla?$/', 'oklch', 'oklab', 'lab', 'lch'],
    'color-named': 'never',
    'media-feature-name-value-allowed-list': {
      '/^(min|max)-width$/': ['767px', '768px', '1023px', '1024px'],
    },
    'media-feature-range-notation': 'prefix',
    'selector-class-pattern': null,
    'custom-property-pattern': null,
    'keyframes-name-pattern': null,
    'no-descending-specificity': null,
    'declaration-block-no-redundant-longhand-properties': null,
    'property-no-vendor-prefix': null,
    'value-no-vendor-prefix': null,
    'comment-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'declaration-empty-line-before': null,
    'rule-empty-line-before': null,
    'at-rule-empty-line-before': null,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
    'value-keyword-case': ['lower', { ignoreKeywords: ['currentColor', 'optimizeLegibility'] }],
  },
  overrides: [
    {
      files: ['styles/tokens.css', 'styles/dark.css'],
      rules: {
        'color-no-hex': null,
        'function-disallowed-list': null,
        'alpha-value-notation': null,
        'declaration-block-single-line-max-declarations': null,
        'property-no-unknown': null,
      },
    },
  ],
};
