/** Installs tools that tests need, in parallel with other tests. */
import { postgresMissing } from '@/tests/helpers/postgres-install';
import { ensureChromium, ensureShell } from './lib/chromium.mjs';

postgresMissing();
ensureChromium();
ensureShell();
