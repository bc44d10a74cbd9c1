/**
 * What a page of a package may do: run its own code and nothing else. The sandbox gives it an origin of its own,
 * without cookies, storage, forms, popups or a way to the page around it but `postMessage`.
 */
const RULES: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  // authoring tools write inline code and build more of it; the sandbox, not this line, is the wall
  'script-src': "'self' 'unsafe-inline' 'unsafe-eval'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'font-src': "'self' data:",
  'media-src': "'self' data: blob:",
  'connect-src': "'self'",
  'frame-src': "'self'",
  'form-action': "'none'",
  'base-uri': "'none'",
  'frame-ancestors': "'self'",
  sandbox: 'allow-scripts',
};

export const PACKAGE_POLICY = Object.entries(RULES)
  .map(([name, value]) => `${name} ${value}`)
  .join('; ');
